import { executeQuotaErrorCallbacks } from 'workbox-core/_private/executeQuotaErrorCallbacks'
import { CURRENT_PRECACHE, precacheNames } from './cache-names'
import { matchesIntegrity } from './integrity'

interface Entry {
  readonly url: string
  /** Key in Cache Storage: the URL, with the revision if the file name has no hash. */
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
 * Installs the whole shell or nothing. Unchanged entries of older builds are copied, the rest is fetched one by one.
 * A response with other bytes than the build's fails the installation; the current build then stays.
 */
export async function installPrecache(): Promise<void> {
  const hasFailedBefore = await caches.has(CURRENT_PRECACHE)
  const target = await caches.open(CURRENT_PRECACHE)
  await copyUnchanged(target)
  for (const { url, key, integrity, cache } of shell.values()) {
    if (await target.match(key)) continue
    // A host that ends a body early leaves a truncated file in the HTTP cache, and each attempt would get it again.
    const response = await fetch(url, { integrity, cache: hasFailedBefore ? 'reload' : cache })
    if (!response.ok) throw new Error(`${String(response.status)} for ${url}`)
    await put(target, key, response)
  }
}

/** Looks a URL up in this build's precache, then in older ones. */
export async function matchAnyPrecache(url: string): Promise<Response | undefined> {
  const current = await matchPrecache(url)
  if (current) return current
  for (const name of await olderPrecaches()) {
    const found = await caches.match(url, { cacheName: name })
    if (found) return found
  }
  return undefined
}

/** Returns an entry of this build as it was installed; never from an older build or the network. */
export async function matchPrecache(url: string): Promise<Response | undefined> {
  const entry = shell.get(absolute(url))
  return entry && caches.match(entry.key, { cacheName: CURRENT_PRECACHE })
}

/** Returns the names of earlier builds' precaches, newest first. */
async function olderPrecaches(): Promise<string[]> {
  return (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE).reverse()
}

/** Copies unchanged entries of older precaches, so that an update fetches only changes. */
async function copyUnchanged(target: Cache): Promise<void> {
  for (const name of await olderPrecaches()) {
    for (const { key, integrity } of shell.values()) {
      if (await target.match(key)) continue
      const response = await caches.match(key, { cacheName: name })
      if (response && (await matchesIntegrity(response.clone(), integrity))) await put(target, key, response)
    }
  }
}

/**
 * Saves an entry. If the quota is exceeded, empties the runtime caches to make room for the next attempt (OFF-06).
 */
async function put(target: Cache, key: string, response: Response): Promise<void> {
  try {
    // A redirected response is not allowed for a navigation.
    await target.put(key, response.redirected ? new Response(response.body, response) : response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await executeQuotaErrorCallbacks()
    throw error
  }
}
