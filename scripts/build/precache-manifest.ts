import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getManifest } from 'workbox-build'
import { BASE } from './build-constants'

/** One file of the shell, as the service worker installs it. */
export interface PrecacheEntry {
  /** Absolute path, `/m/assets/…`. */
  url: string
  /** Content hash of a file whose name does not change; null if the name contains one. */
  revision: string | null
  /** Subresource integrity, sha256: a truncated or altered response is rejected. */
  integrity: string
}

const HASHED_NAME = /^assets\/.+-[\w-]{8}\.\w+$/
const LARGEST_SHELL_FILE = 1_000_000 // bytes, raw: workbox silently omits larger files

/** Returns the precache of a built site: exactly the given files, relative to its folder. */
export async function precacheManifest(siteDir: string, files: string[]): Promise<PrecacheEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: siteDir,
    globPatterns: files,
    globIgnores: [],
    dontCacheBustURLsMatching: HASHED_NAME,
    maximumFileSizeToCacheInBytes: LARGEST_SHELL_FILE,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  if (manifestEntries.length !== new Set(files).size) {
    throw new Error(`The precache has ${manifestEntries.length} of ${files.length} files`)
  }
  return Promise.all(
    manifestEntries.map(async ({ url, revision }) => ({
      url: BASE + url,
      revision,
      integrity: integrityOf(await readFile(path.join(siteDir, url))),
    })),
  )
}

/** Returns `sha256-…` of a file's bytes, in the browser's format. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
