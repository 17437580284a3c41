import { HOME_PATHS } from '#domain/routing/routes'
import { APP_TEMPLATE_ID, escapeHtml, SNAPSHOT_ID, type SnapshotMessage } from '#domain/lobby/snapshot'
import { BUILD } from './build'
import { SNAPSHOT_PREFIX } from './cache-names'

/**
 * The last home screen, saved as a whole document: this build's shell with the snapshot inserted. It is built when a
 * page sends its screen, so the next visit gets it as fast as the bare shell. Pages check whether it is valid for
 * them (src/boot/snapshot), because a service worker knows neither language nor style.
 */
const CACHE = SNAPSHOT_PREFIX + BUILD.id
const KEY = '/m/snapshot'

const PLACE = `<template id="${SNAPSHOT_ID}"></template>`
const STYLESHEET = /<link rel="stylesheet"[^>]*>/gu
const SCRIPT = /<script type="module"( crossorigin)? src="([^"]*)"><\/script>/u
const FETCH = '<link rel="modulepreload"$1 href="$2">'

/** Query parameters that select another screen than the lobby's first. */
const ELSEWHERE = ['tab', 'vendor', 'search']

/** Headers that describe the shell's own bytes. All others, the policy first, are copied from the shell. */
const OF_ITS_BYTES = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges']

/** Steps run one after the other: a screen sent before a logout must not be saved after it. */
let steps: Promise<unknown> = Promise.resolve()

const inTurn = (step: () => Promise<unknown>): Promise<unknown> =>
  (steps = steps.then(step).catch(() => caches.delete(CACHE)))

/**
 * Saves a screen for the next visit. A screen of another build, or without a shell, only deletes the saved one.
 * @param shell this build's document, as it was installed
 */
export const saveSnapshot = (
  { build, key, markup }: Extract<SnapshotMessage, { type: 'snapshot' }>,
  shell: () => Promise<Response | undefined>,
): Promise<unknown> =>
  inTurn(async () => {
    if (build !== BUILD.id) return
    const response = await shell()
    const html = response && withSnapshot(await response.text(), key, markup)
    if (!response || html === undefined) throw new Error('No place for a snapshot')
    const cache = await caches.open(CACHE)
    await cache.put(KEY, new Response(html, { headers: headersOf(response) }))
  })

export const deleteSnapshot = (): Promise<unknown> => inTurn(() => caches.delete(CACHE))

/** Returns the document with the snapshot for a URL of the home screen; undefined if there is none. */
export const findSnapshot = async ({ pathname, searchParams }: URL): Promise<Response | undefined> => {
  const isHome = HOME_PATHS.some((path) => path === pathname)
  if (!isHome || ELSEWHERE.some((name) => searchParams.has(name))) return undefined
  return caches.match(KEY, { cacheName: CACHE }).catch(() => undefined)
}

/** Deletes the snapshots of earlier builds. */
export const deleteOldSnapshots = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(SNAPSHOT_PREFIX) && name !== CACHE)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Returns the document with the markup inserted, inert. Its stylesheets come first: content before a stylesheet is
 * painted unstyled, which is intended for the skeleton only. The application's script is fetched as usual, but is in
 * a template too. The document starts it after painting the snapshot, or at once without one.
 */
const withSnapshot = (html: string, key: string, markup: string): string | undefined => {
  const [styles, script] = [html.match(STYLESHEET) ?? [], SCRIPT.exec(html)]
  const [before, after, ...others] = html.replace(STYLESHEET, '').replace(SCRIPT, FETCH).split(PLACE)
  if (before === undefined || after === undefined || others.length > 0 || !script) return undefined
  const app = `<template id="${APP_TEMPLATE_ID}">${script[0]}</template>`
  const snapshot = `<template id="${SNAPSHOT_ID}" data-key="${escapeHtml(key)}">${markup}</template>`
  return before + styles.join('') + app + snapshot + after
}

const headersOf = (response: Response): Headers => {
  const headers = new Headers(response.headers)
  for (const name of OF_ITS_BYTES) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  return headers
}
