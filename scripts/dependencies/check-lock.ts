import * as v from 'valibot'
import { INSTALL_SCRIPTS, isAllowed, LICENCE_OVERRIDES, SHIPPED_LICENCES, TOOL_LICENCES } from './licences'

const wanted = v.optional(v.record(v.string(), v.string()), {})

const entrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  link: v.optional(v.boolean(), false),
  dev: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
  /** Ranges by name. */
  dependencies: wanted,
})

const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.objectWithRest(
    { '': v.object({ dependencies: wanted, devDependencies: wanted }) },
    entrySchema,
  ),
})

export interface LockedPackage extends v.InferOutput<typeof entrySchema> {
  /** Below the lock file's folder: `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly name: string
}

/** The content of a package-lock.json, and the packages that package.json requests. */
export interface Lock {
  readonly packages: readonly LockedPackage[]
  readonly wanted: Readonly<Record<string, string>>
}

export function readLock(json: unknown): Lock {
  const { '': root, ...entries } = v.parse(lockSchema, json).packages
  const packages = Object.entries(entries).map(([path, entry]) => ({
    ...entry,
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  }))
  return { packages, wanted: { ...root.dependencies, ...root.devDependencies } }
}

const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/u
const RANGE = /^[\^~]?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/u
/** Packages under another name, with the text before their range (docs/decisions/two-compilers.md). */
const ALIASES: Readonly<Record<string, string>> = { 'typescript-7': 'npm:typescript@' }
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/u

/**
 * Returns the problems of a lock file, one line each. They are: a licence that is not on the list, a package from
 * another registry, one without a content hash, and one with an unknown install script.
 * @param isShipped true if packages other than development dependencies are shipped to players
 */
export function findLockProblems({ packages, wanted }: Lock, isShipped: boolean): string[] {
  const hosts = new Set(
    packages.flatMap(({ resolved }) => (resolved === undefined ? [] : [hostOf(resolved)])),
  )
  return [
    ...Object.entries(wanted).flatMap(([name, range]) =>
      RANGE.test(range.replace(ALIASES[name] ?? '', '')) ? [] : [`${name}: ${range} is no range of versions`],
    ),
    ...packages.flatMap((each) => troublesOf(each, isShipped && !each.dev)),
    ...(hosts.size > 1 ? [`packages come from several places: ${[...hosts].sort().join(', ')}`] : []),
  ]
}

/** The licence by its SPDX name, '' if unknown. */
export const licenceOf = ({ name, version, license }: LockedPackage): string =>
  LICENCE_OVERRIDES[`${name}@${version}`] ?? license

function troublesOf(each: LockedPackage, isShipped: boolean): string[] {
  const licence = licenceOf(each)
  const troubles: readonly (readonly [isWrong: boolean, what: string])[] = [
    [licence === '', 'has no licence'],
    [
      licence !== '' && !isAllowed(licence, isShipped ? SHIPPED_LICENCES : TOOL_LICENCES),
      `${licence} is not allowed${isShipped ? ' in what goes to players' : ''}`,
    ],
    [!INTEGRITY.test(each.integrity), 'has no integrity'],
    [each.link || !VERSION.test(each.version), 'is no version of a registry'],
    [
      each.resolved !== undefined && !each.resolved.startsWith('https://'),
      `comes from ${each.resolved ?? ''}`,
    ],
    [each.hasInstallScript && !(each.name in INSTALL_SCRIPTS), 'would run a script when it is installed'],
  ]
  return troubles.flatMap(([isWrong, what]) => (isWrong ? [`${each.path}: ${what}`] : []))
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
