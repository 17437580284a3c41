import { endOffline } from '../support/browser/end-offline'
import { openInstalled, waitForCached } from '../support/updates/service-worker'
import { navigate } from '../support/design/screens'
import { expect, LONG, test } from '../support/test'

test('OFF-01 OFF-08 account pages open offline at a first visit', LONG, async ({ page, gateway }) => {
  await openInstalled(page)
  await waitForCached(page, '/logout-dialog.js') // chunks are cached one after the other, and this one after them
  gateway.goOffline()
  for (const [path, button] of [
    ['/m/register', 'Sign up'],
    ['/m/forgotPassword', 'Reset password'],
    ['/m/login', 'Log in'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('form').getByRole('button', { name: button })).toBeVisible()
    await expect(page.locator('form').getByText('You’re offline')).toBeVisible()
  }
  // The form shows the message, and the strip does not cover its button.
  await expect(page.getByRole('complementary')).toBeAttached()
  await expect(page.getByRole('complementary').locator('strong')).toBeHidden()
})

test(
  'OFF-01 a chunk whose preload failed is loaded when the network returns',
  LONG,
  async ({ page, gateway }) => {
    const chunk = '/register-page.js'
    await gateway.faults({ match: chunk, fault: { kind: 'status', status: 503 } })
    await openInstalled(page)
    await waitForCached(page, '/logout-dialog.js') // later ones load all the same
    gateway.goOffline()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByLabel('Username').fill('ann')
    await page.getByLabel('Password', { exact: true }).fill('x')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary').locator('strong')).toBeAttached()
    await gateway.faults()
    gateway.goOnline()
    await waitForCached(page, chunk)
  },
)

test('R-10 a page whose chunk failed opens when the network is back', async ({ page, context, gateway }) => {
  await openInstalled(page)
  gateway.goOffline()
  await context.setOffline(true)
  await navigate(page, '/m/agentRegister')
  await expect(page.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible()
  await expect(page.getByRole('complementary').locator('strong')).toBeVisible() // long enough for the message to appear
  gateway.goOnline()
  await endOffline(page)
  const login = page.getByRole('button', { name: 'Log in' }) // the link by which a guest opens it
  await expect(login).toBeVisible({ timeout: 40_000 })
  // Its styles loaded too, although their first attempt failed.
  await expect(login).toHaveCSS('border-radius', /^(?!0px)/)
  await expect(page.locator('form')).toHaveCSS('display', 'grid')
})

test('R-10 a screen whose chunk is loading replaces the last one at once', async ({ page, gateway }) => {
  await gateway.faults({ match: '/lazy-routes.js', fault: { kind: 'hang', at: 'before' } })
  await page.goto('/m/home')
  const popular = page.getByRole('heading', { name: 'Popular' })
  await expect(popular).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(popular).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})
