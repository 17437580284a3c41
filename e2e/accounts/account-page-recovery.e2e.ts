import { field, NUMBERS } from '../support/accounts/account-fields'
import { sendLogin } from '../support/accounts/account'
import { FORMS } from '../support/accounts/account-forms'
import { readNetworkNotice } from '../support/network/network-notice'
import { fillRegistration, sendRegistration } from '../support/accounts/registration'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

test('OFF-01 OFF-08 every account page of a guest opens without a network, even if it was never opened before', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await waitForCached(page, '/logout-dialog-') // chunks are cached one after the other, and this one after them
  gateway.goOffline()
  for (const [path, button] of [
    ['/m/register', 'Register'],
    ['/m/forgotPassword', 'Set the password'],
    ['/m/login', 'Log in'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('form').getByRole('button', { name: button })).toBeVisible()
    await expect(page.locator('form').getByText('You are offline')).toBeVisible()
  }
  // The form shows the message, and the strip does not cover its button.
  await expect(page.getByRole('complementary')).toBeAttached()
  await expect(page.getByRole('complementary').locator('strong')).toBeHidden()
})

test('R-10 a page whose chunk failed to load opens by itself when the network is back', async ({
  page,
  context,
  gateway,
}) => {
  await openInstalled(page)
  gateway.goOffline()
  await context.setOffline(true)
  await page.evaluate(() => window.history.pushState(null, '', '/m/agentRegister'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible()
  await expect(page.getByRole('complementary').locator('strong')).toBeVisible() // long enough for the message to appear
  gateway.goOnline()
  await context.setOffline(false)
  // The emulation notifies pages only; a real network that returns notifies workers too.
  for (const worker of page.workers()) await worker.evaluate(() => self.dispatchEvent(new Event('online')))
  const login = page.getByRole('button', { name: 'Log in' }) // the link by which a guest opens it
  await expect(login).toBeVisible({ timeout: 40_000 })
  // Its styles loaded too, although their first attempt failed.
  await expect(login).toHaveCSS('border-radius', /^(?!0px)/)
  await expect(page.locator('form')).toHaveCSS('display', 'grid')
})

test('R-10 a screen whose chunk is loading replaces the previous screen at once', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: '/m/assets/lazy-routes', fault: { kind: 'hang', at: 'before' } })
  await page.goto('/m/home')
  const popular = page.getByRole('heading', { name: 'Popular' })
  await expect(popular).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await expect(popular).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('OFF-02 the error about a missing response disappears when the network is back', async ({
  page,
  context,
  gateway,
}) => {
  await openInstalled(page, '/m/login')
  gateway.goOffline()
  await context.setOffline(true)
  await sendLogin(page, 'ann')
  await readNetworkNotice(page)
  const note = page.locator('form').getByRole('alert')
  await expect(note).toContainText('No answer came')
  gateway.goOnline()
  await context.setOffline(false)
  await field(page, 'username').focus()
  await expect(note).toHaveCount(0)
  await expect(field(page, 'username')).toHaveValue('ann')
})

test('REG-05 R-03 a registration without a response is not reported as failed', async ({ page, gateway }) => {
  await gateway.faults({ match: FORMS.register.call, fault: { kind: 'cut', at: 'before' } })
  await page.goto('/m/register')
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await readNetworkNotice(page)
  await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
})

test('LOG-12 TFA-04 no code is requested while the country of the number is unknown', async ({
  page,
  gateway,
}) => {
  await gateway.faults(
    { match: '/wps/system/country', fault: { kind: 'status', status: 503 } },
    { match: '/wps/system/settings', fault: { kind: 'status', status: 503 } },
  )
  await page.goto('/m/forgotPassword')
  await field(page, 'tel').fill(NUMBERS.ann)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(field(page, 'tel')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'tel')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  expect((await gateway.requests('/verification/sms')).requests).toEqual([])
  // It goes on by itself once the country is known.
  await gateway.faults()
  await expect(async () => {
    await page.getByRole('button', { name: 'Send code' }).click({ timeout: 1_000 })
    await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('LOG-12 after a reset the login begins with the username', async ({ page, gateway }) => {
  await FORMS.reset.fill(page, gateway, 'EN')
  const name = await field(page, 'username').inputValue()
  await FORMS.reset.submit(page).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(field(page, 'username')).toHaveValue(name)
  await expect(field(page, 'password')).toHaveValue('')
})

test('TFA-01 TFA-02 every method is on the screen, and a wrong code can be typed again', async ({ page }) => {
  await page.goto('/m/login')
  await sendLogin(page, 'gus')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const tabs = dialog.getByRole('tab')
  await expect(tabs).toHaveCount(4)
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await tabs.nth(2).click()
  await field(dialog, 'code').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The code is wrong or no longer valid.')
  await expect(field(dialog, 'code')).toHaveValue('')
  await expect(field(dialog, 'code')).toBeFocused()
})
