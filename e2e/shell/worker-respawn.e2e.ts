import type { Page } from '@playwright/test'
import { logIn } from '../support/accounts/account'
import { expect, seesGames, test } from '../support/test'

const LANGUAGE = '/wps/member/language'

/** Ends the worker without an error event, as a browser does that needs the memory. */
const endWorker = async (page: Page): Promise<void> => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  const ended = worker.waitForEvent('close')
  worker.evaluate(() => self.close()).catch(() => undefined)
  await ended
}

const nextWorker = (page: Page) => expect.poll(() => page.workers().length, { timeout: 20_000 })

test('R-10 LNG-03 a worker that ends is replaced, and languages are sent', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await seesGames(page)
  await endWorker(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  await nextWorker(page).toBe(1)
  await expect
    .poll(async () => (await gateway.effects('language')).map(({ detail }) => detail))
    .toContainEqual({ language: 'ES' })
  expect((await gateway.requests(LANGUAGE)).requests).toHaveLength(1)
  await seesGames(page)
})
