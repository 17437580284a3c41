import { insertSnapshot } from '#domain/lobby/insert-snapshot'
import { isFirstScreenOfHome, type SnapshotMessage } from '#domain/lobby/snapshot'
import { BUILD } from './build'
import { SNAPSHOT_PREFIX } from './cache-names'

/**
 * The last home screen, saved as a whole document: this build's shell with the snapshot inserted. It is built when a
 * page sends its screen, so the next visit gets it as fast as the bare shell. Pages check whether it is valid for
 * them (src/boot/snapshot), because a service worker knows neither language nor style.
 */
const CACHE = SNAPSHOT_PREFIX + BUILD.id
const KEY = '/m/snapshot'

/** Headers that describe the shell's own bytes. All others, the policy first, are copied from the shell. */
const OF_ITS_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges']

/** Steps run one after the other: a screen sent before a logout must not be saved after it. */
let steps: Promise<unknown> = Promise.resolve()

const inTurn = (step: () => Promise<unknown>): Promise<unknown> =>
  (steps = steps.then(step).catch(() => caches.delete(CACHE)))

/**
 * Saves a screen for the next visit. A screen of another build is ignored; without a shell the saved one is deleted.
 * @param shell this build's document, as it was installed
 */
export const saveSnapshot = (
  { build, key, markup }: Extract<SnapshotMessage, { type: 'snapshot' }>,
  shell: () => Promise<Response | undefined>,
): Promise<unknown> =>
  inTurn(async () => {
    if (build !== BUILD.id) return
    const response = await shell()
    const html =
      response && insertSnapshot(await response.text(), { attributes: { 'data-key': key }, markup })
    if (!response || html === undefined) throw new Error('No place for a snapshot')
    const cache = await caches.open(CACHE)
    await cache.put(KEY, new Response(html, { headers: headersOf(response) }))
  })

export const deleteSnapshot = (): Promise<unknown> => inTurn(() => caches.delete(CACHE))

/** Returns the document with the snapshot for a URL of the home screen; undefined if there is none. */
export const findSnapshot = async (url: URL): Promise<Response | undefined> => {
  if (!isFirstScreenOfHome(url)) return undefined
  return caches.match(KEY, { cacheName: CACHE }).catch(() => undefined)
}

/** Deletes the snapshots of earlier builds. */
export const deleteOldSnapshots = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(SNAPSHOT_PREFIX) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const headersOf = (response: Response): Headers => {
  const headers = new Headers(response.headers)
  for (const name of OF_ITS_BYTES) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return headers
}
