import { executeQuotaErrorCallbacks } from 'workbox-core/_private/executeQuotaErrorCallbacks'
import { UPDATE_CACHE, UPDATE_PATH, type UpdateRecord } from '#domain/metrics/update-record'
import { BUILD } from './build'
import { CURRENT_PRECACHE, PRECACHE_PREFIX, precacheNames } from './cache-names'
import { fetchFile, fetchHeaders, fetchIntact } from './fetch-file'
import { digestOf, type FileList, LIST_PATH, parseList, pathOf, storedList } from './file-list'

/** The host's copy for the service worker: no route has its path, and another build's copy has another one. */
export const DOCUMENT = 'document-*.html'

/** In the name of each file of translations (scripts/build/chunk-names.ts). */
const TRANSLATIONS = '/locale-'

/**
 * Installs the whole shell and the player's translations, or nothing. Files that an older build has are copied, by their
 * digests, and the rest is fetched one by one. A response with other bytes than the build's fails the installation
 * the current build then stays.
 */
export async function installPrecache(): Promise<void> {
  const target = await caches.open(CURRENT_PRECACHE)
  const list = await installList(target)
  await copyUnchanged(target, list)
  for (const name of [...list.shell, ...(await usedTranslations(list))]) {
    const path = pathOf(name)
    if (await target.match(path)) continue
    const response = await (name === DOCUMENT
      ? fetchDocument(path, list.digests[name])
      : fetchFile(path, list.digests[name]))
    if (!response.ok) throw new Error(`${String(response.status)} for ${path}`)
    await putFile(target, path, response)
  }
  await recordUpdate().catch(() => undefined) // only the field metrics read it
}

/**
 * Records from which build this one is an update, and its downloaded bytes: no page can see either. Only on a device
 * with field metrics, whose pages have created the cache.
 */
async function recordUpdate(): Promise<void> {
  if (!(await caches.has(UPDATE_CACHE))) return
  const [older] = await olderPrecaches()
  if (older === undefined) return
  const bytes = performance
    .getEntriesByType('resource')
    .reduce((sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0), 0)
  const record: UpdateRecord = { from: older.slice(PRECACHE_PREFIX.length), to: BUILD.id, bytes }
  await (await caches.open(UPDATE_CACHE)).put(UPDATE_PATH, new Response(JSON.stringify(record)))
}

/**
 * Returns the document with its current headers, which have the policy of this build and of config.json. If it differs
 * from an older build's only in the build's id, only the headers are fetched.
 */
async function fetchDocument(path: string, digest: string | undefined): Promise<Response> {
  for (const cacheName of await olderPrecaches()) {
    const oldId = cacheName.slice(PRECACHE_PREFIX.length)
    const older = await caches.match(pathOf(DOCUMENT, oldId), { cacheName })
    const html = (await older?.text())?.replaceAll(oldId, BUILD.id)
    if ((await digestOf(new Response(html))) !== digest) continue
    const headers = await fetchHeaders(path).catch(() => undefined)
    if (headers?.ok) return new Response(html, headers)
  }
  return fetchFile(path, digest, { cache: 'reload' })
}

/** The list comes with a digest in sw.js, and brings those of all other files. */
async function installList(target: Cache): Promise<FileList> {
  const stored = await target.match(LIST_PATH)
  if (stored) return parseList(await stored.text())
  const response = await fetchIntact(LIST_PATH, BUILD.list)
  if (!response.ok) throw new Error(`${String(response.status)} for ${LIST_PATH}`)
  const list = parseList(await response.clone().text())
  await putFile(target, LIST_PATH, response)
  return list
}

/**
 * Copies all that older builds have with the same bytes: their shells, and the lazy files that a player has used. So
 * an update fetches only what has changed (docs/decisions/updates-cost-what-changed.md).
 */
async function copyUnchanged(target: Cache, { digests }: FileList): Promise<void> {
  for (const cacheName of await olderPrecaches()) {
    const older = await storedList(cacheName)
    if (!older) continue
    const known = new Map(Object.entries(older.digests).map(([name, digest]) => [digest, name]))
    const oldId = cacheName.slice(PRECACHE_PREFIX.length)
    for (const [name, digest] of Object.entries(digests)) {
      const oldName = known.get(digest)
      if (oldName === undefined || (await target.match(pathOf(name)))) continue
      const response = await caches.match(pathOf(oldName, oldId), { cacheName })
      if (response && (await digestOf(response.clone())) === digest)
        await putFile(target, pathOf(name), response)
    }
  }
}

/**
 * Returns the translations that an older build has: those of the languages that the player has used. This build may
 * have other texts, and without any the app does not open offline (LNG-04).
 */
async function usedTranslations({ digests }: FileList): Promise<string[]> {
  const used = new Set<string>()
  const names = Object.keys(digests).filter((name) => name.includes(TRANSLATIONS))
  for (const cacheName of await olderPrecaches()) {
    const oldId = cacheName.slice(PRECACHE_PREFIX.length)
    for (const name of names) if (await caches.match(pathOf(name, oldId), { cacheName })) used.add(name)
  }
  return [...used]
}

/** Looks a URL up in this build's files, then in those of older builds. */
export async function matchAnyPrecache(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url, location.href)
  for (const cacheName of [CURRENT_PRECACHE, ...(await olderPrecaches())]) {
    const found = await caches.match(pathname, { cacheName })
    if (found) return found
  }
  return undefined
}

/** Returns this build's document as it was installed; never from an older build or the network. */
export const installedDocument = (): Promise<Response | undefined> =>
  caches.match(pathOf(DOCUMENT), { cacheName: CURRENT_PRECACHE })

/** Returns the names of earlier builds' caches, newest first. */
async function olderPrecaches(): Promise<string[]> {
  return (await precacheNames()).filter((name) => name !== CURRENT_PRECACHE).reverse()
}

/**
 * Stores a file of a build. If the quota is exceeded, empties the caches of images to make room for the next attempt
 * (OFF-06), and rejects.
 */
export async function putFile(target: Cache, path: string, response: Response): Promise<void> {
  try {
    // Without the URL that it came from: a module's imports are relative to that, which may be another build's. And a
    // redirected response is not allowed for a navigation.
    const stored = new Response(response.body, response)
    // The copy may be cached by browsers, a page may not (docs/decisions/pages-that-are-left-end.md).
    if (path === pathOf(DOCUMENT)) stored.headers.set('cache-control', 'no-store')
    await target.put(path, stored)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await executeQuotaErrorCallbacks()
    throw error
  }
}
