import type { Page } from '@playwright/test'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { LOCATION_ENDPOINT, TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { GAMES_ENDPOINT, KEY_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { DAY_MS } from '#domain/timing'
import { CACHE_DATABASE } from '#domain/tables/schema'
import { expectMember, logIn, logOut, sendLogin } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { syncSilently, workerOf } from '../support/sync/page-worker'
import { command } from '../support/sync/worker-command'
import { putRows } from '../support/storage/raw-database'
import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const openLobby = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
}

const requestsOf = async (gateway: TestGateway, path: string) => (await gateway.requests(path)).requests

const countOf = async (gateway: TestGateway, path: string): Promise<number> =>
  (await requestsOf(gateway, path)).length

test('NET-02 a call carries no cookie, though the document is requested with cookies', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'left', value: 'by-somebody', url: gateway.origin }])
  const [document, status] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.waitForRequest((request) => request.url().includes(STATUS_ENDPOINT)),
    openLobby(page),
  ])
  expect((await document.allHeaders())['cookie']).toContain('by-somebody')
  expect((await status.allHeaders())['cookie']).toBeUndefined()
})

test('NET-05 NET-06 two identical requests at once share one request, and a browser session sends one', async ({
  page,
  context,
  gateway,
}) => {
  await openLobby(page)
  await gateway.faults({ match: LOCATION_ENDPOINT, fault: { kind: 'delay', ms: 400 } })
  const both = await Promise.all([
    command(page, 'fetchVisitorLocation'),
    command(page, 'fetchVisitorLocation'),
  ])
  for (const answer of both) expect(answer).toMatchObject({ ok: true, value: { countryCode: 'PH' } })
  expect(await countOf(gateway, LOCATION_ENDPOINT)).toBe(1)
  await page.reload()
  expect(await command(page, 'fetchVisitorLocation')).toEqual(both[0])
  expect(await countOf(gateway, LOCATION_ENDPOINT)).toBe(1)
  const other = await context.newPage() // its own session storage: another browser session
  await openLobby(other)
  expect(await command(other, 'fetchVisitorLocation')).toEqual(both[0])
  expect(await countOf(gateway, LOCATION_ENDPOINT)).toBe(2)
})

test('NET-06 R-15 cached responses are removed: a member’s with the logout, and any after a day', async ({
  page,
}) => {
  await logIn(page, 'ann')
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_ID'))
  const kept = { session, member: '', value: 1, at: Date.now() }
  await putRows(page, CACHE_DATABASE, 'responseCache', [
    { ...kept, key: 'anybody’s' },
    { ...kept, key: 'ann’s', member: '70001' },
    { ...kept, key: 'of yesterday', session: 'another', at: Date.now() - DAY_MS - 1 },
  ])
  const keys = async () => (await readTables(page))['responseCache']?.map(({ key }) => key)
  await page.reload()
  await expect.poll(keys).toEqual(['ann’s', 'anybody’s'])
  await logOut(page)
  await expect.poll(keys).toEqual(['anybody’s'])
})

test('NET-05 a game tapped again while it is still loading is requested once, and opens', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: TRIAL_LAUNCH_ENDPOINT, fault: { kind: 'delay', ms: 3_000 } })
  await openLobby(page)
  const href = await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .getAttribute('href')
  const tile = page.locator(`a[href="${href ?? ''}"]`).first()
  await tile.click()
  await expect.poll(() => countOf(gateway, TRIAL_LAUNCH_ENDPOINT)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await tile.click()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  expect(await countOf(gateway, TRIAL_LAUNCH_ENDPOINT)).toBe(1)
})

test('NET-05 of two checks that wait for one ping, the first to leave does not cancel the other', async ({
  page,
  gateway,
}) => {
  const host = new URL(gateway.origin).host
  const ownPings = async () =>
    (await requestsOf(gateway, PING_ENDPOINT)).filter(({ headers }) => headers['host'] === host).length
  const lines = page.getByRole('region', { name: 'Lines' })
  const inUse = lines.getByRole('listitem').filter({ hasText: host })
  await openLobby(page)
  await page.goto('/m/connection')
  await expect(lines.getByRole('listitem')).toHaveCount(gateway.lines.length + 1)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  // The line in use is slow; the others carry a query, and respond at once.
  await gateway.faults({ match: `^${PING_ENDPOINT}$`, regex: true, fault: { kind: 'delay', ms: 6_000 } })
  await gateway.control({ isDomainClosed: true })
  await gateway.clearRequests()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(ownPings).toBe(1)
  // The dialog checks too, and closes as soon as a line has responded.
  await syncSilently(page)
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog).toContainText('This line answers')
  await expect(inUse).not.toContainText(/(?:[6-9]|1\d)(?:\.\d)? sec/)
  await dialog.press('Escape')
  await expect(inUse).toContainText(/(?:[6-9]|1\d)(?:\.\d)? sec/)
  expect(await ownPings()).toBe(1)
})

test('NET-13 a GET of the player’s is retried twice with growing delays, a POST never', async ({
  page,
  gateway,
}) => {
  await openLobby(page)
  await workerOf(page).evaluate(() => {
    Math.random = () => 0.99 // the longest random delays
  })
  await gateway.faults(
    { match: KEY_ENDPOINT, times: 2, fault: { kind: 'status', status: 503 } },
    { match: LOGIN_ENDPOINT, fault: { kind: 'status', status: 503 } },
  )
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect.poll(() => countOf(gateway, KEY_ENDPOINT)).toBe(3)
  const [first, second, third] = (await requestsOf(gateway, KEY_ENDPOINT)).map(({ at }) => at)
  const pauses = [Number(second) - Number(first), Number(third) - Number(second)]
  expect(pauses[0]).toBeGreaterThanOrEqual(490)
  expect(pauses[1]).toBeGreaterThanOrEqual(985)
  await sendLogin(page, 'ann')
  await expect(page.getByRole('alert')).toContainText('No answer came')
  expect(await countOf(gateway, LOGIN_ENDPOINT)).toBe(1)
  expect(await countOf(gateway, KEY_ENDPOINT)).toBe(3)
})

test('NET-13 NET-08 an expired key is replaced once, and never again', async ({ page, gateway }) => {
  await page.goto('/m/login')
  await expect.poll(() => countOf(gateway, KEY_ENDPOINT)).toBe(1)
  await gateway.faults({
    match: LOGIN_ENDPOINT,
    fault: { kind: 'failure', errorCode: 'encryption.invalid', status: 400 },
  })
  await sendLogin(page, 'ann')
  await expect(page.getByRole('alert')).toContainText('This could not be sent safely')
  expect(await countOf(gateway, LOGIN_ENDPOINT)).toBe(2)
  expect(await countOf(gateway, KEY_ENDPOINT)).toBe(2)
  await gateway.faults()
  await page.reload()
  await expect.poll(() => countOf(gateway, KEY_ENDPOINT)).toBe(3)
  await gateway.control({ keys: 'forget' })
  await sendLogin(page, 'ann')
  await expectMember(page, 'ann')
  expect(await countOf(gateway, LOGIN_ENDPOINT)).toBe(4)
  expect(await countOf(gateway, KEY_ENDPOINT)).toBe(4)
})

test('NET-09 a path that config.json leaves empty is requested at its default', async ({ page, gateway }) => {
  await gateway.control({ config: { paths: { [GAMES_ENDPOINT]: '' } } })
  await openLobby(page)
  await expect.poll(() => countOf(gateway, '/m/config.json')).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(() => countOf(gateway, GAMES_ENDPOINT)).toBeGreaterThan(1)
})
