import type { Page } from '@playwright/test'
import {
  GAMES_PATH,
  KEY_PATH,
  LOCATION_PATH,
  LOGIN_PATH,
  PING_PATH,
  STATUS_PATH,
  TRIAL_LAUNCH_PATH,
} from '#domain/constants/endpoints'
import { DAY_MS } from '#domain/constants/timing'
import { COPIES_DATABASE } from '#domain/tables/schema'
import { expectMember, logIn, logOut, sendLogin } from './support/account'
import type { FaultRule } from './support/control-command'
import type { TestGateway } from './support/gateway'
import { readNetworkNotice } from './support/network-notice'
import { command } from './support/port'
import { putRows } from './support/raw-database'
import { readTables } from './support/tables'
import { expect, test, WITHOUT_SHELL } from './support/test'

test.use(WITHOUT_SHELL)

const openLobby = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
}

const requestsOf = async (gateway: TestGateway, path: string) => (await gateway.requests(path)).requests

const countOf = async (gateway: TestGateway, path: string): Promise<number> =>
  (await requestsOf(gateway, path)).length

const everyCall = (fault: FaultRule['fault']): FaultRule[] =>
  ['/wps/', '/lgw/'].map((match) => ({ match, fault }))

test('NET-02 a call carries no cookie, though the document is asked for with them', async ({
  page,
  context,
  gateway,
}) => {
  await context.addCookies([{ name: 'left', value: 'by-somebody', url: gateway.origin }])
  const [document, status] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.waitForRequest((request) => request.url().includes(STATUS_PATH)),
    openLobby(page),
  ])
  expect((await document.allHeaders())['cookie']).toContain('by-somebody')
  expect((await status.allHeaders())['cookie']).toBeUndefined()
})

const workerOf = (page: Page) => {
  const [worker] = page.workers()
  if (!worker) throw new Error('The page has no worker')
  return worker
}

/** The browser has a network again, as the worker hears it: everything is asked for, silently. */
const syncSilently = (page: Page): Promise<unknown> =>
  workerOf(page).evaluate(() => dispatchEvent(new Event('online')))

test('NET-05 NET-06 two who ask at once share one request, and a browser session asks once', async ({
  page,
  context,
  gateway,
}) => {
  await openLobby(page)
  await gateway.faults({ match: LOCATION_PATH, fault: { kind: 'delay', ms: 400 } })
  const both = await Promise.all([command(page, 'visitor'), command(page, 'visitor')])
  for (const answer of both) expect(answer).toMatchObject({ ok: true, value: { countryCode: 'PH' } })
  expect(await countOf(gateway, LOCATION_PATH)).toBe(1)
  await page.reload()
  expect(await command(page, 'visitor')).toEqual(both[0])
  expect(await countOf(gateway, LOCATION_PATH)).toBe(1)
  const other = await context.newPage() // session storage of its own: another browser session
  await openLobby(other)
  expect(await command(other, 'visitor')).toEqual(both[0])
  expect(await countOf(gateway, LOCATION_PATH)).toBe(2)
})

test('NET-06 R-15 what is kept of answers goes: a member’s with the logout, and any after a day', async ({
  page,
}) => {
  await logIn(page, 'ann')
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_ID'))
  const kept = { session, member: '', value: 1, at: Date.now() }
  await putRows(page, COPIES_DATABASE, 'responseCache', [
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

test('NET-05 a game that is tapped again while it is still asked for is asked for once, and opens', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: TRIAL_LAUNCH_PATH, fault: { kind: 'delay', ms: 3_000 } })
  await openLobby(page)
  const href = await page
    .getByRole('link', { name: /Try free/ })
    .first()
    .getAttribute('href')
  const tile = page.locator(`a[href="${href ?? ''}"]`).first()
  await tile.click()
  await expect.poll(() => countOf(gateway, TRIAL_LAUNCH_PATH)).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await tile.click()
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  expect(await countOf(gateway, TRIAL_LAUNCH_PATH)).toBe(1)
})

test('NET-05 of two checks that wait for one ping the first to leave leaves alone', async ({
  page,
  gateway,
}) => {
  const host = new URL(gateway.origin).host
  const ownPings = async () =>
    (await requestsOf(gateway, PING_PATH)).filter(({ headers }) => headers['host'] === host).length
  const lines = page.getByRole('region', { name: 'Lines' })
  const inUse = lines.getByRole('listitem').filter({ hasText: host })
  await openLobby(page)
  await page.goto('/m/connection')
  await expect(lines.getByRole('listitem')).toHaveCount(gateway.lines.length + 1)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  // The line in use is slow; the others carry a query, and answer at once.
  await gateway.faults({ match: `^${PING_PATH}$`, regex: true, fault: { kind: 'delay', ms: 6_000 } })
  await gateway.control({ isDomainClosed: true })
  await gateway.clearRequests()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(ownPings).toBe(1)
  // The dialog checks too, and goes as soon as a line has answered.
  await syncSilently(page)
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog).toContainText('This line answers')
  await expect(inUse).not.toContainText(/(?:[6-9]|1\d)(?:\.\d)? sec/)
  await dialog.press('Escape')
  await expect(inUse).toContainText(/(?:[6-9]|1\d)(?:\.\d)? sec/)
  expect(await ownPings()).toBe(1)
})

test('NET-10 NET-12 on plain http the player who asks reads why, and what nobody asked for says nothing', async ({
  page,
  gateway,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' })
  const statuses = () => countOf(gateway, STATUS_PATH)
  await gateway.faults(...everyCall({ kind: 'cut', at: 'before' }))
  await page.goto('/m/home')
  await expect(page.getByText('The games did not load')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Network Error / CORS Errors')
  await dialog.getByRole('button', { name: 'OK' }).click()
  const before = await statuses()
  await expect.poll(statuses).toBeGreaterThan(before) // the app tries again by itself
  await syncSilently(page)
  await expect.poll(statuses).toBeGreaterThan(before + 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'Network' })).toHaveCount(0)
})

test('NET-12 over https the player who asks while offline reads so in a toast, for a second and a half', async ({
  page,
  context,
  gateway,
}) => {
  gateway.isDisturbed = true
  // The gateway speaks plain http: its pages come under a secure address, its calls find no network.
  const secure = 'https://harbour.test'
  await context.route(`${secure}/**`, async (route) => {
    const url = route.request().url()
    if (/\/(?:wps|lgw)\//.test(url)) return route.abort('internetdisconnected')
    return route.fulfill({ response: await route.fetch({ url: url.replace(secure, gateway.origin) }) })
  })
  await page.goto(`${secure}/m/home`)
  await expect(page.getByText('The games did not load')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Network offline' })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast).toBeHidden({ timeout: 3_500 }) // any other line stays for 4 s
})

test('NET-12 over https a login without a network has its toast on the page and over the sheet, beside the inline text', async ({
  page,
  context,
  gateway,
}) => {
  gateway.isDisturbed = true
  const secure = 'https://harbour.test'
  await context.route(`${secure}/**`, async (route) => {
    const url = route.request().url()
    if (url.includes('/wps/session/')) return route.abort('internetdisconnected')
    return route.fulfill({ response: await route.fetch({ url: url.replace(secure, gateway.origin) }) })
  })
  const toast = page.getByRole('alert').filter({ hasText: 'Network offline' })
  const inline = page.locator('form').getByRole('alert')
  await page.goto(`${secure}/m/login`)
  await sendLogin(page, 'ann')
  await expect(toast).toBeVisible()
  await expect(inline).toContainText('No answer came')
  await expect(toast).toBeHidden({ timeout: 3_500 })
  await expect(inline).toBeVisible()

  await page.goto(`${secure}/m/home`)
  await expect(toast).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
  await sendLogin(page, 'ann')
  const over = page.getByRole('dialog').locator(toast)
  await expect(over).toBeVisible()
  // Not under the sheet: what is at its place is the toast.
  await over.click({ trial: true })
  await expect(inline).toContainText('No answer came')
})

test('NET-12 on plain http a login without an answer has its dialog, and the form under it stays as it was', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: LOGIN_PATH, fault: { kind: 'cut', at: 'before' } })
  await openLobby(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
  await sendLogin(page, 'ann')
  await readNetworkNotice(page)
  await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
  await gateway.faults()
  // The password is still there; for half a second after an answer no other login begins (LOG-02).
  await expect(async () => {
    await page.locator('form').getByRole('button', { name: 'Log in' }).click({ timeout: 1_000 })
    await expect(page.getByRole('link', { name: 'Your account, ann' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('NET-13 a GET of the player’s is repeated twice with growing pauses, a POST never', async ({
  page,
  gateway,
}) => {
  await openLobby(page)
  await workerOf(page).evaluate(() => {
    Math.random = () => 0.99 // the longest pauses that chance may draw
  })
  await gateway.faults(
    { match: KEY_PATH, times: 2, fault: { kind: 'status', status: 503 } },
    { match: LOGIN_PATH, fault: { kind: 'status', status: 503 } },
  )
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect.poll(() => countOf(gateway, KEY_PATH)).toBe(3)
  const [first, second, third] = (await requestsOf(gateway, KEY_PATH)).map(({ at }) => at)
  const pauses = [Number(second) - Number(first), Number(third) - Number(second)]
  expect(pauses[0]).toBeGreaterThanOrEqual(490)
  expect(pauses[1]).toBeGreaterThanOrEqual(985)
  await sendLogin(page, 'ann')
  await expect(page.getByRole('alert')).toContainText('No answer came')
  expect(await countOf(gateway, LOGIN_PATH)).toBe(1)
  expect(await countOf(gateway, KEY_PATH)).toBe(3)
})

test('NET-13 NET-08 a key that the gateway has forgotten is replaced once, and never again', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await expect.poll(() => countOf(gateway, KEY_PATH)).toBe(1)
  await gateway.faults({
    match: LOGIN_PATH,
    fault: { kind: 'failure', errorCode: 'encryption.invalid', status: 400 },
  })
  await sendLogin(page, 'ann')
  await expect(page.getByRole('alert')).toContainText('This could not be sent safely')
  expect(await countOf(gateway, LOGIN_PATH)).toBe(2)
  expect(await countOf(gateway, KEY_PATH)).toBe(2)
  await gateway.faults()
  await page.reload()
  await expect.poll(() => countOf(gateway, KEY_PATH)).toBe(3)
  await gateway.control({ keys: 'forget' })
  await sendLogin(page, 'ann')
  await expectMember(page, 'ann')
  expect(await countOf(gateway, LOGIN_PATH)).toBe(4)
  expect(await countOf(gateway, KEY_PATH)).toBe(4)
})

test('NET-09 a path that config.json empties is asked for where it always was', async ({ page, gateway }) => {
  await gateway.control({ config: { paths: { [GAMES_PATH]: '' } } })
  await openLobby(page)
  await expect.poll(() => countOf(gateway, '/m/config.json')).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect.poll(() => countOf(gateway, GAMES_PATH)).toBeGreaterThan(1)
})
