import type { Page } from '@playwright/test'
import { logIn, sendLogin } from '../support/accounts/account'
import { seesGames } from '../support/games/real-games'
import { expect, test } from '../support/test'

const LANGUAGE = '/wps/member/language'
const DETECTED_WITHIN_MS = 5_000
const STOPPED_WITHIN_MS = 1_000
const SLOW_HINT = { timeout: 14_000 } // after 8 s, and more for a busy machine
const BUSY_MS = 6_000

/** Ends the worker without an error event, as a browser does that needs the memory. */
const endWorker = async (page: Page): Promise<void> => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  const ended = worker.waitForEvent('close')
  worker.evaluate(() => self.close()).catch(() => undefined)
  await ended
}

const nextWorker = (page: Page) => expect.poll(() => page.workers().length, { timeout: DETECTED_WITHIN_MS })

test.describe.configure({ timeout: 90_000 })

test('R-10 LNG-03 a worker that ends in a visible page is replaced, and the next language reaches the gateway', async ({
  page,
  gateway,
}) => {
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

test('R-10 LOG-02 a worker that is busy for 6 s is not replaced, "Stop waiting" ends a wait at once, and it responds', async ({
  page,
  gateway,
}) => {
  await gateway.faults(
    { match: '/wps/session/login', times: 1, fault: { kind: 'hang', at: 'before' } },
    { match: '/m/frozen', fault: { kind: 'delay', ms: BUSY_MS } },
  )
  await page.goto('/m/login')
  await sendLogin(page, 'ann')
  const stop = page.getByRole('button', { name: 'Stop waiting' })
  await expect(stop).toBeVisible(SLOW_HINT)
  const workers = page.workers()
  const frozen = freezeWorker(page)
  await stop.click()
  const again = page.locator('form').getByRole('button', { name: 'Log in' })
  await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: STOPPED_WITHIN_MS })
  await frozen
  await again.click()
  await expect(page.getByRole('link', { name: /^Your account, ann/ })).toBeVisible()
  expect(page.workers()).toEqual(workers)
})

/** Freezes the page's worker: it runs nothing until `/m/frozen` gets a response. */
const freezeWorker = async (page: Page): Promise<void> => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  await worker.evaluate(() => {
    const request = new XMLHttpRequest()
    request.open('GET', '/m/frozen', false)
    request.send()
  })
}
