import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { TestGateway } from '../gateway/test-gateway'
import { ROOT } from '../../../scripts/lib/ensure-build'

const buildManifest = v.object({
  buildId: v.string(),
  lazy: v.array(v.string()),
  precache: v.array(v.string()),
})

export type Build = {
  readonly id: string
  readonly lazy: readonly string[]
  readonly shell: readonly string[]
}

/** Describes a build: its id, its lazy chunks and its shell, as paths from the origin. */
export async function describeBuild(dist = 'dist'): Promise<Build> {
  const text = await readFile(path.join(ROOT, '.cache/build', dist, 'manifest.json'), 'utf8')
  const { buildId, lazy, precache } = v.parse(buildManifest, JSON.parse(text))
  const pathOf = (file: string): string => `/m/${file}`
  return { id: buildId, lazy: lazy.map(pathOf), shell: precache.map(pathOf) }
}

/** Opens the app and waits until the service worker controls it and has cached what was shown. */
export async function openInstalled(page: Page, url = '/m/home'): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await waitUntilCached(page)
}

/** Waits until the service worker has cached all that the page has loaded. */
export async function waitUntilCached(page: Page): Promise<void> {
  // The translations in use are among the last that a first visit caches.
  await waitForCached(page, '/locale-')
  await expect.poll(() => loadedButUncached(page)).toEqual([])
}

/** Returns chunks, translations and styles that the page has loaded and that are in no cache. */
function loadedButUncached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const assets = loaded.filter((url) => url.startsWith(`${location.origin}/m/assets/`))
    const found = await Promise.all(assets.map(async (url) => (await caches.match(url)) !== undefined))
    return assets.filter((_url, at) => !found[at])
  })
}

/** Waits until the service worker has cached a file of the build whose URL contains `part`. */
export async function waitForCached(page: Page, part: string): Promise<void> {
  // Not by waitForFunction: it treats a promise as true.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('mc-precache-'))
          const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
          return keys.flat().map(({ url }) => url)
        }),
      { timeout: 60_000 }, // the lazy chunks come one after another
    )
    .toContainEqual(expect.stringContaining(part))
}

/** Waits until the page has prefetched its last chunk. Its background parts have started by then. */
export async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/connection-page.js')),
  )
}

/** Returns everything in Cache Storage: cache → paths with query, other origins in full. */
export function cachedUrls(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const cached: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      cached[name] = keys.map(({ url }) => url.replace(location.origin, ''))
    }
    return cached
  })
}

/** Returns chunks, translations and styles that page or worker have requested and that are in no cache. */
export async function uncachedAssets(page: Page, gateway: TestGateway): Promise<string[]> {
  return assetsNotIn(Object.values(await cachedUrls(page)).flat(), gateway)
}

/** Returns chunks, translations and styles that were requested and are not among these paths. */
export async function assetsNotIn(paths: readonly string[], gateway: TestGateway): Promise<string[]> {
  const { counts } = await gateway.requests('/m/assets/')
  // The service worker itself is stored by the browser.
  return Object.keys(counts).filter((path) => !paths.includes(path) && !path.startsWith('/m/assets/sw-'))
}

/** Returns the ids of the builds that the open pages run, by their locks. */
export function runningBuilds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.flatMap(({ name = '' }) => (name.startsWith('mc-build-') ? [name.slice(9)] : []))
  })
}

/** Simulates a player who leaves the app and comes back to it. */
export function leaveAndReturn(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
