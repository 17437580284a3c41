import { expectMember } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { readNetworkNotice } from '../support/network/network-notice'
import {
  fillRegistration,
  NEW_PASSWORD,
  readWelcome,
  sendRegistration,
} from '../support/accounts/registration'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REGISTER = '/wps/member/register'

test('REG-05 NET-11 a failing gateway is reported in the player’s language, not in the gateway’s own text', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/register')
  const message = 'upstream connect error or disconnect/reset before headers'
  await gateway.faults({
    match: REGISTER,
    fault: { kind: 'failure', errorCode: 'system.error', message, status: 503 },
  })
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  const alert = page.getByRole('dialog', { name: 'No answer' })
  await expect(alert).toContainText('No answer came. What you typed stays here')
  await expect(page.getByText('upstream')).toHaveCount(0)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'username')).toHaveValue('nia')
})

test('REG-05 NET-11 too many attempts show the text to wait', async ({ page, gateway }) => {
  await page.goto('/m/register')
  await gateway.faults({
    match: REGISTER,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toContainText('Too many tries in a short time.')
})

test(
  'REG-01 OFF-01 a registration that loses the network keeps what was typed and shows an error',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page, '/m/register')
    await fillRegistration(page, 'nia')
    gateway.goOffline()
    await sendRegistration(page)
    await readNetworkNotice(page)
    await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
    await expect(field(page, 'username')).toHaveValue('nia')
    await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
    gateway.goOnline()
    await expect(async () => {
      await sendRegistration(page)
      await expect(page.getByRole('dialog', { name: /^Welcome, .nia.$/u })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await readWelcome(page, 'nia')
    await expectMember(page, 'nia')
  },
)
