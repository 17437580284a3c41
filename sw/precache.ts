import { executeQuotaErrorCallbacks } from 'workbox-core/_private/executeQuotaErrorCallbacks'
import { CURRENT_PRECACHE, precacheNames } from './cache-names'
import { matchesIntegrity } from './integrity'

interface Entry {
  readonly url: string
  /** Key in Cache Storage: the URL, with the revision where the file name holds no hash. */
  readonly key: string
  readonly integrity: string
  readonly cache: RequestCache
}

const absolute = (url: string): string => new URL(url, location.href).href

/** The shell of this build, by absolute URL. Keys have Workbox's form, as in the precaches of earlier builds. */
const shell = new Map(
  __PRECACHE__.map(({ url, revision, integrity }): [string, Entry] => [
    absolute(url),
    {
      url,
      key: absolute(revision === null ? url : `${url}?__WB_REVISION__=${revision}`),
      integrity,
      cache: revision === null ? 'default' : 'reload',
    },
  ]),
)

/**
 * Installs the shell, or nothing: unchanged entries of older builds are copied, the rest is fetched one by one. A
 * response whose bytes are not those of the build fails the installation; the build in use then stays.
 */
export async function installPrecache(): Promise<void> {
  const hasFailedBefore = await caches.has(CURRENT_PRECACHE)
  const target = await caches.open(CURRENT_PRECACHE)
  await copyUnchanged(target)
  for (const { url, key, integrity, cache } of shell.values()) {
    if (await target.match(key)) continue
    // A host that ends a body early leaves a truncated file in the HTTP cache, and each attempt would meet it again.
    const response = await fetch(url, { integrity, cache: hasFailedBefore ? 'reload' : cache })
    if (!response.ok) throw new Error(`${String(response.status)} for ${url}`)
    await put(target, key, response)
  }
}

/** Returns the response that this or, failing that, an older build's precache holds for a URL. */
export async function matchAnyPrecache(url: string): Promise<Response | undefined> {
  const current = await matchPrecache(url)
  if (current) return current
  for (const name of await olderPrecaches()) {
    const found = await caches.match(url, { cacheName: name })
    if (found) return found
  }
  return undefined
}

/** Returns an entry of this build as it was installed; never an older build's, never the network's. */
export async function matchPrecache(url: string): Promise<Response | undefined> {
  const entry = shell.get(absolute(url))
  return entry && caches.match(entry.key, { cacheName: CURRENT_PRECACHE })
}

/** Names of the precaches of earlier builds, the newest first. */
async function olderPrecaches(): Promise<string[]> {
  return (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE).reverse()
}

/** Copies unchanged entries of older precaches, so that an update fetches changes only. */
async function copyUnchanged(target: Cache): Promise<void> {
  for (const name of await olderPrecaches()) {
    for (const { key, integrity } of shell.values()) {
      if (await target.match(key)) continue
      const response = await caches.match(key, { cacheName: name })
      if (response && (await matchesIntegrity(response.clone(), integrity))) await put(target, key, response)
    }
  }
}

/** Saves an entry. A full device empties the runtime caches, so that the next attempt has room (OFF-06). */
async function put(target: Cache, key: string, response: Response): Promise<void> {
  try {
    // A page may not be opened with a redirected response.
    await target.put(key, response.redirected ? new Response(response.body, response) : response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await executeQuotaErrorCallbacks()
    throw error
  }
}
