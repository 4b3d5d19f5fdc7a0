// The order of the packages: each may import only those before it. web and cli may use all.
const order = ['ir', 'oracle', 'engine', 'reference', 'cards', 'players', 'sim', 'server', 'web', 'cli']
const any = names => `^packages/(${names.join('|')})/`
const node = 'core'

/** The sources that the packages export: what others may import of them. */
const doors = order.flatMap(name => {
  const { exports = {} } = require(`./packages/${name}/package.json`)
  return Object.values(exports).map(entry => `^packages/${name}/${entry['upkeep-source'].slice(2)}$`)
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...order.slice(0, -1).map((name, i) => ({
      name: `${name}-imports-only-what-stands-before-it`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: any(order.slice(i + 1)) },
    })),
    {
      name: 'engine-imports-only-ir',
      comment: 'a card reaches the engine as data',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: '^packages/(?!engine/|ir/)' },
    },
    {
      name: 'ir-depends-on-nothing',
      severity: 'error',
      from: { path: '^packages/ir/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/ir/' },
    },
    {
      name: 'runs-in-a-browser',
      comment: 'these packages have no file, no network, no clock of Node',
      severity: 'error',
      from: {
        path: any(['ir', 'oracle', 'engine', 'players', 'web']),
        pathNot: '[.]test[.]tsx?$|vite[.]config[.]ts$|^packages/[^/]+/scripts/',
      },
      to: { dependencyTypes: [node] },
    },
    {
      name: 'through-the-front-door',
      comment: 'another package is imported by a name that it exports, not by a path into it',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...doors] },
    },
    { name: 'no-circular-values', severity: 'ignore', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[.]css$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|build)/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['upkeep-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
