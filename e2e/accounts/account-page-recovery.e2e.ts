import { field, NUMBERS } from '../support/accounts/account-fields'
import { sendLogin } from '../support/accounts/account'
import { FORMS } from '../support/accounts/account-forms'
import { readNetworkNotice } from '../support/network/network-notice'
import { fillRegistration, sendRegistration } from '../support/accounts/registration'
import { openInstalled, waitForKept } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

test('OFF-01 OFF-08 every account page of a guest opens without a network, though nobody has opened it before', async ({
  page,
  gateway,
}) => {
  await openInstalled(page)
  await waitForKept(page, '/logout-dialog-') // they come one after the other, and this after them
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
  // The form says it, and its button stays free of the strip.
  await expect(page.getByRole('complementary')).toBeAttached()
  await expect(page.getByRole('complementary').locator('strong')).toBeHidden()
})

test('R-10 a page whose code did not come opens by itself when the network is back', async ({
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
  await expect(page.getByRole('complementary').locator('strong')).toBeVisible() // long enough to be told
  gateway.goOnline()
  await context.setOffline(false)
  // The emulation tells pages alone; a network that comes back tells workers as well.
  for (const worker of page.workers()) await worker.evaluate(() => self.dispatchEvent(new Event('online')))
  const login = page.getByRole('button', { name: 'Log in' }) // a guest's way to it
  await expect(login).toBeVisible({ timeout: 40_000 })
  // Its style came as well, though its first try has failed.
  await expect(login).toHaveCSS('border-radius', /^(?!0px)/)
  await expect(page.locator('form')).toHaveCSS('display', 'grid')
})

test('R-10 a screen whose code is on its way takes the place of the one before at once', async ({
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

test('OFF-02 that no answer came is no news any more when the network is back', async ({
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

test('REG-05 R-03 a registration that is not answered is not said to have failed', async ({
  page,
  gateway,
}) => {
  await gateway.faults({ match: FORMS.register.call, fault: { kind: 'cut', at: 'before' } })
  await page.goto('/m/register')
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await readNetworkNotice(page)
  await expect(page.locator('form').getByRole('alert')).toContainText('No answer came')
})

test('LOG-12 TFA-04 no code is asked for while nobody knows which country a number is of', async ({
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
  // And it goes on by itself once somebody knows.
  await gateway.faults()
  await expect(async () => {
    await page.getByRole('button', { name: 'Send code' }).click({ timeout: 1_000 })
    await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('LOG-12 after a reset the login begins with the name', async ({ page, gateway }) => {
  await FORMS.reset.fill(page, gateway, 'EN')
  const name = await field(page, 'username').inputValue()
  await FORMS.reset.submit(page).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(field(page, 'username')).toHaveValue(name)
  await expect(field(page, 'password')).toHaveValue('')
})

test('TFA-01 TFA-02 every method is on the screen, and a wrong code is typed anew', async ({ page }) => {
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
