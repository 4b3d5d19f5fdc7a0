// npm run clean: removes everything that a build makes.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib.mjs'

for (const name of readdirSync(join(root, 'packages'))) {
  for (const folder of ['dist', 'build']) rmSync(join(root, 'packages', name, folder), { recursive: true, force: true })
}
rmSync(join(root, 'node_modules', '.cache'), { recursive: true, force: true })
