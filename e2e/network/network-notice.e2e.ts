import type { Page } from '@playwright/test'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { sendLogin } from '../support/accounts/account'
import type { FaultRule } from '../support/gateway/control-command'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { syncSilently } from '../support/sync/page-worker'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

// A request still open when its test ends is not a failure of the test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

const openLobby = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
}

const requestsOf = async (gateway: TestGateway, path: string) => (await gateway.requests(path)).requests

const countOf = async (gateway: TestGateway, path: string): Promise<number> =>
  (await requestsOf(gateway, path)).length

const everyCall = (fault: FaultRule['fault']): FaultRule[] =>
  ['/wps/', '/lgw/'].map((match) => ({ match, fault }))

test('NET-10 NET-12 on plain http the player’s own request shows the reason, and background requests show nothing', async ({
  page,
  gateway,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' })
  const statuses = () => countOf(gateway, STATUS_ENDPOINT)
  await gateway.faults(...everyCall({ kind: 'cut', at: 'before' }))
  await page.goto('/m/home')
  await expect(page.getByText('The games did not load')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Network Error / CORS Errors')
  await dialog.getByRole('button', { name: 'OK' }).click()
  const before = await statuses()
  await expect.poll(statuses).toBeGreaterThan(before) // the app retries by itself
  await syncSilently(page)
  await expect.poll(statuses).toBeGreaterThan(before + 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'Network' })).toHaveCount(0)
})

test('NET-12 over https a request by the player while offline shows a toast for a second and a half', async ({
  page,
  context,
  gateway,
}) => {
  gateway.isDisturbed = true
  // The gateway speaks plain http: its pages are served under a secure URL, its calls find no network.
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
  await expect(toast).toBeHidden({ timeout: 3_500 }) // any other message stays for 4 s
})

test('NET-12 over https a login without a network shows its toast on the page and over the sheet, next to the inline text', async ({
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
  // Not under the sheet: the toast is the topmost element at its position.
  await over.click({ trial: true })
  await expect(inline).toContainText('No answer came')
})

test('NET-12 on plain http a login without a response shows its dialog, and the form under it stays unchanged', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: LOGIN_ENDPOINT, fault: { kind: 'cut', at: 'before' } })
  await openLobby(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
  await sendLogin(page, 'ann')
  await readNetworkNotice(page)
  await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
  await gateway.faults()
  // The password is still there; for half a second after a response no other login begins (LOG-02).
  await expect(async () => {
    await page.locator('form').getByRole('button', { name: 'Log in' }).click({ timeout: 1_000 })
    await expect(page.getByRole('link', { name: 'Your account, ann' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
})
