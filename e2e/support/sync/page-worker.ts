import type { Page } from '@playwright/test'

/** Sends the worker the browser's `online` event: it requests every resource, and shows nothing. */
export const syncSilently = (page: Page): Promise<unknown> => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  return worker.evaluate(() => dispatchEvent(new Event('online')))
}
