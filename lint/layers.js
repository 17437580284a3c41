/**
 * The one direction imports may take (docs/architecture.md): which top folder may import which, and which
 * packages belong to a thread. Plain data, read by the rule in boundaries.js and told to people by its messages.
 */

/** Folders that other threads reach through package imports (`#domain/errors`), never by `../`. */
export const ALIASED = ['domain', 'worker', 'gateway', 'demo', 'deploy']

/**
 * For each top folder, the folders whose modules it may import besides its own.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  domain: [],
  src: ['domain'],
  worker: ['domain'],
  sw: ['domain'],
  deploy: ['domain'],
  gateway: ['domain', 'deploy'],
  demo: ['domain', 'deploy', 'gateway'],
  lint: [],
  scripts: ['domain', 'src', 'worker', 'deploy', 'gateway', 'demo', 'e2e'],
  e2e: ['domain', 'worker', 'deploy', 'gateway', 'demo', 'scripts'],
  tests: ['domain', 'src', 'worker', 'sw', 'deploy', 'gateway', 'demo', 'lint', 'scripts', 'e2e'],
}

/**
 * Modules that one folder may import from another as types only.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT_TYPE = {
  src: ['#worker/api'],
}

/** Entries of src/: no other module imports them, except that the design system's page may import everything. */
const ENTRIES = ['src/main/', 'src/boot/', 'src/design/']

/** Inside src/: shell → features → shared → ui | i18n → domain. The first row that fits a file is its layer. */
export const PAGE_LAYERS = [
  { from: 'src/design/', mayNot: [] },
  { from: 'src/boot/', mayNot: ['src/i18n/', 'src/features/', 'src/shell/', 'src/main/', 'src/design/'] },
  { from: 'src/ui/', mayNot: ['src/i18n/', 'src/shared/', 'src/features/', 'src/shell/', ...ENTRIES] },
  { from: 'src/i18n/', mayNot: ['src/ui/', 'src/shared/', 'src/features/', 'src/shell/', ...ENTRIES] },
  { from: 'src/shared/', mayNot: ['src/features/', 'src/shell/', ...ENTRIES] },
  { from: 'src/features/', mayNot: ['src/shell/', ...ENTRIES] },
  { from: 'src/', mayNot: ENTRIES },
]

/** Packages that draw: they belong to the page thread. */
const DRAWING = ['react', 'react-dom', 'react-router-dom', 'dexie-react-hooks', 'valtio', 'i18next']

/** Packages of the development gateway and of tests: they never reach a player. */
const SERVER = ['hono', '@hono/node-server', 'libsql', 'node:']

/**
 * Packages a folder may not import. A name stands for its sub-paths too; `node:` for every built-in.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FORBIDDEN_PACKAGES = {
  domain: [...DRAWING, ...SERVER, 'comlink'],
  src: SERVER,
  worker: [...DRAWING, ...SERVER],
  sw: [...DRAWING, ...SERVER, 'comlink'],
  deploy: DRAWING,
  gateway: DRAWING,
  demo: DRAWING,
}
