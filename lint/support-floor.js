import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The parts of the compatibility data that this module reads.
 * @typedef {import('@mdn/browser-compat-data').Identifier} Entry
 */
/** @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Statement */

const require = createRequire(import.meta.url)
/** @type {{ api: Record<string, Entry>, javascript: { builtins: Record<string, Entry> } }} */
const data = require('@mdn/browser-compat-data')

/** The browsers of `browserslist` in package.json, by their names in the compatibility data. */
const FLOOR = readFloor({ chrome: 'chrome_android', ios_saf: 'safari_ios' })

/**
 * Returns the versions from which a member exists if it is missing at the floor. A browser that lacks the whole interface is
 * left out: code reaches it only by a member that is missing, or by its global, which eslint-plugin-compat checks. An event is
 * reached without either.
 * @param {string} owner an interface or global object, such as `AbortSignal`
 * @param {string} member
 * @param {boolean} isStatic true for a member of the object itself, such as `Response.json`; false for one of its instances
 * @returns {string | null} such as `chrome_android 103, safari_ios 16`; null if it exists, or if it is unknown: then
 * it is our own, or older than the records
 */
export function missingAtFloor(owner, member, isStatic = false) {
  const support = find(owner, member, isStatic)?.__compat?.support
  const whole = owner.endsWith('Event') ? undefined : data.api[owner]?.__compat?.support
  const missing = support
    ? FLOOR.filter((each) => !exists(support, each) && (!whole || exists(whole, each)))
    : []
  if (!support || missing.length === 0) return null
  return missing
    .map(
      ({ browser }) => `${browser} ${String([support[browser] ?? []].flat()[0]?.version_added || 'never')}`,
    )
    .join(', ')
}

/**
 * The names of all members that the floor lacks. A member of another name needs no look at its type, which is what takes time.
 */
export const NAMES_MISSING_AT_FLOOR = new Set(
  [...Object.entries(data.api), ...Object.entries(data.javascript.builtins)]
    .flatMap(([owner, entry]) =>
      membersOf(entry).filter((name) => missingAtFloor(owner, name) ?? missingAtFloor(owner, name, true)),
    )
    .concat(Object.keys(data.api).filter((member) => missingAtFloor('Window', member))),
)

/** @param {Entry} entry @returns {string[]} */
function membersOf(entry) {
  return Object.keys(entry).map((key) => key.replace(/_static$/, ''))
}

/**
 * @param {import('@mdn/browser-compat-data').SupportBlock} support
 * @param {{ browser: import('@mdn/browser-compat-data').BrowserName, version: number }} floor
 * @returns {boolean}
 */
function exists(support, { browser, version }) {
  return [support[browser] ?? []]
    .flat()
    .filter(isWhole)
    .some(({ version_added }) => toNumber(version_added) <= version)
}

/** @param {string} owner @param {string} member @param {boolean} isStatic @returns {Entry | undefined} */
function find(owner, member, isStatic) {
  for (const interfaces of [data.api, data.javascript.builtins]) {
    const entry = (isStatic && interfaces[owner]?.[`${member}_static`]) || interfaces[owner]?.[member]
    if (entry) return entry
  }
  // Functions of the global object, such as fetch and structuredClone, are at the top level.
  return owner === 'Window' || owner === 'WorkerGlobalScope' ? data.api[member] : undefined
}

/** Unprefixed, without a flag, and still there. @param {Statement} statement */
function isWhole(statement) {
  return !(statement.flags ?? statement.prefix ?? statement.alternative_name ?? statement.version_removed)
}

/** @param {Statement['version_added']} version */
function toNumber(version) {
  return typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY
}

/** @param {Record<string, import('@mdn/browser-compat-data').BrowserName>} names */
function readFloor(names) {
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return browserslist.map((query) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    const browser = names[name]
    if (!browser) throw new Error(`browserslist: "${query}" is not of the form "chrome >= 94"`)
    return { browser, version: Number(version) }
  })
}
