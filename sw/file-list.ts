import { SCOPE } from '#domain/routing/app-path'
import { BUILD } from './build'
import { PRECACHE_PREFIX } from './cache-names'

/**
 * The files of a build: their digests (SHA-256, the first 96 bits, base64) by name. A name is the path below /m/ with
 * `*` in place of the build's id, the same in each build.
 */
export interface FileList {
  /** Names of the files that an offline start needs, the document first. */
  readonly shell: readonly string[]
  readonly digests: Readonly<Record<string, string>>
}

/** File name of a list in the folder of its build. */
const LIST = 'assets/*/files.json'

const DIGEST_BYTES = 12

/** Returns the path of a file of a build. */
export const pathOf = (name: string, buildId = BUILD.id): string => SCOPE + name.replace('*', buildId)

/** Returns the name of a path in the list that is stored in this cache. */
export const nameOf = (path: string, cacheName: string): string =>
  path.slice(SCOPE.length).replace(cacheName.slice(PRECACHE_PREFIX.length), '*')

export const LIST_PATH = pathOf(LIST)

/** Returns the list that is stored with a build's files; undefined without one, as in builds before such lists. */
export async function storedList(cacheName: string): Promise<FileList | undefined> {
  const path = pathOf(LIST, cacheName.slice(PRECACHE_PREFIX.length))
  const response = await caches.match(path, { cacheName })
  try {
    return response && parseList(await response.text())
  } catch {
    return undefined // damaged: that build's files are then fetched, not copied
  }
}

/** Throws for anything else than a list. */
export function parseList(text: string): FileList {
  const data: unknown = JSON.parse(text)
  if (typeof data === 'object' && data !== null && 'shell' in data && 'digests' in data) {
    const { shell, digests } = data
    if (Array.isArray(shell) && typeof digests === 'object' && digests !== null)
      return { shell: shell.map(String), digests: Object.fromEntries(Object.entries(digests)) }
  }
  throw new Error('No list of files')
}

/** Returns the digest of a body as it is in a list. */
export async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, DIGEST_BYTES)))
}
