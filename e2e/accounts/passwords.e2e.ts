import { expectMember, passwordOf, sendLogin } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { storedTexts } from '../support/storage/stored-texts'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

const NEW_PASSWORD = 'signal-fire-77'

test('LOG-11 LOG-12 OFF-01 a password is reset although the network went away meanwhile, and changed once more', async ({
  page,
  gateway,
}) => {
  await openInstalled(page, '/m/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await field(page, 'username').fill('ann')
  await field(page, 'tel').fill(NUMBERS.ann)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  const code = await gateway.code(international(NUMBERS.ann))
  await field(page, 'code').fill(code)
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await field(page, 'new-password-again').fill(NEW_PASSWORD)
  gateway.goOffline()
  await page.getByRole('button', { name: 'Set the password' }).click()
  await readNetworkNotice(page)
  await expect(page.getByRole('alert')).toContainText('No answer came')
  await expect(field(page, 'code')).toHaveValue(code)
  gateway.goOnline()
  await expect(async () => {
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page).toHaveURL(/\/m\/login$/, { timeout: 5_000 })
  }).toPass()
  await sendLogin(page, 'ann', NEW_PASSWORD)
  await expectMember(page, 'ann')

  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(field(page, 'password')).toBeFocused()
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'new-password').fill(passwordOf('ann'))
  await field(page, 'new-password-again').fill(passwordOf('ann'))
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await storedTexts(page)).not.toContain(NEW_PASSWORD)
  await page.goBack() // the password change has no history entry any more
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})
