import type { Page, Worker } from '@playwright/test'

/** Returns the page's only web worker. */
export const workerOf = (page: Page): Worker => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  return worker
}

/** Sends the worker the browser's `online` event: it requests every resource, and shows nothing. */
export const syncSilently = (page: Page): Promise<unknown> =>
  workerOf(page).evaluate(() => dispatchEvent(new Event('online')))
