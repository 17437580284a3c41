/**
 * The layers of the code and their one direction (docs/architecture.md). Every import counts: static, on demand and
 * type-only. `npm run lint` runs it.
 */
const threads = [
  'src',
  'worker',
  'sw',
  'domain',
  'gateway',
  'demo',
  'deploy',
  'prerender',
  'scripts',
  'lint',
  'e2e',
  'tests',
]

/**
 * For each root folder, the others that it may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
  domain: [],
  worker: ['domain'],
  sw: ['domain'],
  deploy: ['domain'],
  prerender: ['domain', 'src', 'worker'],
  gateway: ['domain', 'deploy'],
  demo: ['domain', 'deploy', 'gateway'],
  lint: [],
  scripts: ['domain', 'src', 'worker', 'prerender', 'deploy', 'gateway', 'demo', 'e2e', 'lint'],
  e2e: ['domain', 'worker', 'deploy', 'gateway', 'demo', 'scripts'],
}

/** Packages that render: they belong to the page thread. */
const RENDERING = ['react', 'react-dom', 'react-router-dom', 'dexie-react-hooks', 'valtio', 'i18next']

/** Packages of the gateway: they never reach a player. */
const SERVER = ['hono', '@hono/node-server', 'libsql']

/** For each root folder, the packages that it may not import. */
const FORBIDDEN_PACKAGES = {
  domain: [...RENDERING, ...SERVER, 'comlink'],
  src: SERVER,
  worker: [...RENDERING, ...SERVER],
  sw: [...RENDERING, ...SERVER, 'comlink'],
  deploy: RENDERING,
  gateway: RENDERING,
  demo: RENDERING,
}

const below = (/** @type {readonly string[]} */ folders) => `^(${folders.join('|')})/`

const page = (
  /** @type {string} */ name,
  /** @type {string} */ from,
  /** @type {readonly string[]} */ to,
) => ({
  name,
  comment: 'shell → features → shared → ui | i18n → domain',
  severity: /** @type {const} */ ('error'),
  from: { path: `^src/${from}/` },
  to: { path: below(to.map((folder) => `src/${folder}`)) },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other are one module, or have a third one in common.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'What two features share is in src/shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    page('features-below-shell', 'features', ['shell', 'boot', 'design', 'studio']),
    page('shared-below-features', 'shared', ['features', 'shell', 'boot', 'design', 'studio']),
    page('ui-below-shared', 'ui', ['shared', 'features', 'shell', 'boot', 'design', 'studio', 'i18n']),
    page('i18n-below-shared', 'i18n', ['shared', 'features', 'shell', 'boot', 'design', 'studio', 'ui']),
    page('boot-is-an-entry', 'boot', ['features', 'shell', 'design', 'studio']),
    {
      name: 'design-is-not-shipped',
      comment: 'The design page imports everything, and nothing imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(design|studio)/' },
      to: { path: '^src/(design|studio)/' },
    },
    {
      name: 'page-to-domain-only',
      comment: 'The page knows the worker by the types of its commands.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: below(threads.filter((other) => !['src', 'domain'].includes(other))),
        pathNot: '^worker/api\\.ts$',
      },
    },
    {
      name: 'worker-api-as-type-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^worker/api\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'alias-between-threads',
      comment: 'Another thread is imported as #worker/…, so that a moved file keeps its imports.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: {
        path: '^(domain|worker|gateway|demo|deploy)/.*\\.tsx?$',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'relative-within-a-thread',
      severity: 'error',
      from: { path: '^(domain|worker|gateway|demo|deploy)/' },
      to: { path: '^$1/', dependencyTypes: ['aliased-subpath-import'] },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^(src|worker|sw|domain)/' },
      to: { dependencyTypes: ['core'] },
    },
    ...Object.entries(FORBIDDEN_PACKAGES).map(([thread, packages]) => ({
      name: `${thread}-packages`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${thread}/` },
      to: { path: `(^|/node_modules/|^node_modules/)(@types/)?(${packages.join('|')})(/|$)` },
    })),
    ...Object.entries(MAY_IMPORT).map(([thread, others]) => ({
      name: `${thread}-imports`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${thread}/` },
      to: { path: below(threads.filter((other) => other !== thread && !others.includes(other))) },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json)$|^tests/build/fixture/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js'],
    },
  },
}
