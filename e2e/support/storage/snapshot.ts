import type { Page } from '@playwright/test'
import { openInstalled } from '../updates/service-worker'
import { expect } from '../test'

/** The snapshot, while it is on the screen. */
export const stage = (page: Page) => page.locator('.snapshot')

/** Returns the document that is cached for the next visit to home; '' if there is none. */
const snapshotDocument = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await caches.match('/m/snapshot'))?.text()) ?? '')

/** Returns the markup of its snapshot. */
export const snapshotMarkup = async (page: Page): Promise<string> =>
  /<template id="snapshot"[^>]*>(.*)<\/template>/su.exec(await snapshotDocument(page))?.[1] ?? ''

/** Returns the scope of the cached snapshot. */
export const snapshotKey = async (page: Page): Promise<string> =>
  /<template id="snapshot" data-key="([^"]*)">/u
    .exec(await snapshotDocument(page))?.[1]
    ?.replaceAll('&#34;', '"') ?? ''

/** Waits until the present home screen has been cached. */
export const waitForSnapshot = (page: Page): Promise<void> =>
  expect.poll(() => snapshotDocument(page), { timeout: 20_000 }).not.toBe('')

/**
 * Lets the page's timers take ten times as long from the next document on. The screen of the document is then not
 * removed because the machine is too slow for a limit, only because the app's own is ready.
 */
export const slowTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: startTimer } = window
    const slow = (run: () => void, ms = 0): number => startTimer(run, ms * 10)
    Reflect.set(window, 'setTimeout', slow)
  })

/** Opens the home screen and waits until the service worker has cached it for the next visit. */
export const openWithSnapshot = async (page: Page, url = '/m/home'): Promise<void> => {
  await openInstalled(page, url)
  await waitForSnapshot(page)
}

/**
 * Removes the application's own code from everything that the browser stores: the document opens, its small script
 * runs, and the rest has to come from the network.
 */
export const forgetCode = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (url.endsWith('/index.js')) await cache.delete(url)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}
