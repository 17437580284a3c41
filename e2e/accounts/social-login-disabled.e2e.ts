import { expectGuest } from '../support/accounts/account'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider, routeProviderToEmulator } from '../support/accounts/identity-provider'
import { readNetworkNotice } from '../support/network/network-notice'
import {
  providerButton,
  providerProblem,
  registersByItself,
  welcomeOf,
} from '../support/accounts/social-login'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test(
  'SOC-02 SOC-05 SOC-10 the provider’s own hosts pass the page’s policies; an unauthorised origin and a missing network show errors',
  WITH_SHELL,
  async ({ page, context, gateway, consoleWatch }) => {
    consoleWatch.allow(/signInWithIdp|Pending promise was never set/u) // aborted: both say the window has gone
    const identity = await withIdentity(gateway, { isEmulatorNamed: false })
    await registersByItself(gateway)
    const provider = await IdentityProvider.standIn(context)
    await routeProviderToEmulator(context, identity.emulator)
    const network = /^https:\/\/identitytoolkit\.googleapis\.com\/v1\/accounts:signInWithIdp/u
    await context.route(network, (route) => route.abort())
    // Without a network no window opens, and one message says so.
    await openInstalled(page, '/m/login')
    await expect(providerButton(page, 'Google')).toBeVisible()
    gateway.goOffline()
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/network-request-failed/u)
    expect(provider.signIns).toEqual([])
    gateway.goOnline()

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
