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

/** Removes the Web Locks from page and worker, as on plain http. */
const withoutLocks = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: 'delete Navigator.prototype.locks' })
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    const body = `delete WorkerNavigator.prototype.locks;\n${await response.text()}`
    await route.fulfill({ response, body })
  })
}

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

test('R-10 LOG-02 without Web Locks a login on an ended worker is rejected within 5 s and can be sent again', async ({
  page,
}) => {
  await withoutLocks(page)
  await page.goto('/m/login')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await endWorker(page)
  const start = Date.now()
  await sendLogin(page, 'ann')
  await expect(page.getByText('No answer came. What you typed stays here')).toBeVisible({
    timeout: DETECTED_WITHIN_MS + 2_000,
  })
  test.info().annotations.push({ type: 'rejected after', description: `${Date.now() - start} ms` })
  const account = page.getByRole('link', { name: 'Your account, ann' })
  // Within half a second after the first one a tap does nothing (LOG-02).
  await expect(async () => {
    await page.locator('form').getByRole('button', { name: 'Log in' }).click({ timeout: 1_000 })
    await expect(account).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('R-10 LOG-02 "Stop waiting" ends the wait at once while the worker does not respond', async ({
  page,
  gateway,
}) => {
  await gateway.faults(
    { match: '/wps/session/login', times: 1, fault: { kind: 'hang', at: 'before' } },
    { match: '/m/frozen', fault: { kind: 'delay', ms: 2 * BUSY_MS } },
  )
  await page.goto('/m/login')
  await sendLogin(page, 'ann')
  const stop = page.getByRole('button', { name: 'Stop waiting' })
  await expect(stop).toBeVisible(SLOW_HINT)
  const frozen = freezeWorker(page)
  const start = Date.now()
  await stop.click()
  const again = page.locator('form').getByRole('button', { name: 'Log in' })
  await expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: STOPPED_WITHIN_MS })
  test.info().annotations.push({ type: 'stopped after', description: `${Date.now() - start} ms` })
  await frozen
})

test('R-10 a worker that is busy for 6 s is not replaced, and responds', async ({ page, gateway }) => {
  await gateway.faults({ match: '/m/frozen', fault: { kind: 'delay', ms: BUSY_MS } })
  await page.goto('/m/home')
  await seesGames(page)
  const [worker] = page.workers()
  const frozen = freezeWorker(page)
  await page
    .getByRole('button', { name: /to favourites$/ })
    .first()
    .click()
  await frozen
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  expect(page.workers()).toEqual([worker])
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
