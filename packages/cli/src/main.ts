export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.write(argv.includes('--version') ? '0.1.0\n' : 'upkeep: no command yet\n')
  return 0
}
