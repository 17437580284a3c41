import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { sendLogin } from '../support/accounts/account'
import { readNetworkNotice } from '../support/network/network-notice'
import { syncSilently } from '../support/sync/page-worker'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('NET-10 NET-12 on plain http the player’s own request shows the reason in a dialog, and background requests show nothing', async ({
  page,
  gateway,
}) => {
  const statuses = async () => (await gateway.requests(STATUS_ENDPOINT)).requests.length
  const cut = { kind: 'cut', at: 'before' } as const
  await gateway.faults(...['/wps/', '/lgw/'].map((match) => ({ match, fault: cut })))
  await page.goto('/m/home')
  await expect(page.getByText('The games did not load')).toBeVisible()
  const before = await statuses()
  await syncSilently(page)
  await expect.poll(statuses).toBeGreaterThan(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await readNetworkNotice(page)

  // A login keeps its form under the dialog.
  await gateway.faults({ match: LOGIN_ENDPOINT, fault: cut })
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
  await sendLogin(page, 'ann')
  await readNetworkNotice(page)
  await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
})
