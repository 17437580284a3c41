import { expectGuest, sendLogin } from '../support/accounts/account'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider, routeProviderToEmulator } from '../support/accounts/identity-provider'
import { readNetworkNotice } from '../support/network/network-notice'
import {
  providerButton,
  providerProblem,
  providers,
  registersByItself,
  watchSdk,
  welcomeOf,
} from '../support/accounts/social-login'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('SOC-11 without a provider in the settings nothing of it appears or loads, and with one a guest’s first visit never loads the SDK', async ({
  page,
  context,
  gateway,
}) => {
  await gateway.control({
    settings: { socialProviders: ['google', 'line'], whitelabelVal: { GOOGLELOGIN3: true } },
  })
  const sdk = watchSdk(page)
  const scripts: string[] = []
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts.google.com')) scripts.push(request.url())
    if (request.url().includes('/login-page')) ahead.push(request.url())
  })
  await page.clock.install()
  await page.goto('/m/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(providers(page)).toHaveCount(0)
  expect([...sdk, ...scripts]).toEqual([])

  ahead.length = 0
  await withIdentity(gateway)
  await IdentityProvider.standIn(context)
  await page.goto('/m/home')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.clock.runFor(20_000)
  // The prefetch has finished, including the login.
  await expect.poll(() => ahead.length).toBeGreaterThan(0)
  await page.goto('/m/login')
  await expect(providers(page)).toBeVisible()
  await page.clock.runFor(20_000)
  expect(sdk).toEqual([])
})

test(
  'SOC-10 without a network no window opens, and one message says so',
  WITH_SHELL,
  async ({ page, context, gateway }) => {
    await withIdentity(gateway)
    const provider = await IdentityProvider.standIn(context)
    await page.goto('/m/login')
    // The login methods share the part below their forms: nothing jumps when the method changes.
    await providers(page).evaluate((section) => section.setAttribute('data-same', ''))
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await expect(page.locator('input[name=code]')).toBeVisible()
    await expect(page.locator('section[data-same]')).toBeVisible()
    await page.getByRole('tab', { name: 'Password' }).click()

    gateway.goOffline()
    await sendLogin(page, 'ann')
    await readNetworkNotice(page)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/network-request-failed/u)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    expect(provider.signIns).toEqual([])
    gateway.goOnline()
  },
)

test(
  'SOC-02 SOC-05 SOC-10 the provider’s own hosts pass the page’s policies; an unauthorised origin and a missing network show errors',
  WITH_SHELL,
  async ({ page, context, gateway, consoleWatch }) => {
    consoleWatch.allow(/signInWithIdp|Pending promise was never set/u) // aborted: both say the window has gone
    const identity = await withIdentity(gateway, { isEmulatorNamed: false })
    await registersByItself(gateway)
    await IdentityProvider.standIn(context)
    await routeProviderToEmulator(context, identity.emulator)
    const network = /^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithIdp/u
    await context.route(network, (route) => route.abort())
    await page.goto('/m/login')
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/network-request-failed/u)
    await readNetworkNotice(page)
    await context.unroute(network)
    await providerButton(page, 'Google').click()
    await expect(welcomeOf(page)).toBeVisible()

    await routeProviderToEmulator(context, identity.emulator, { isAuthorized: false })
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/login')
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/unauthorized-domain/u)
    await expectGuest(page)
  },
)
