import type { Locator, Page } from '@playwright/test'
import { expectGuest, expectMember, logOut } from '../support/accounts/account'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider, routeProviderToEmulator } from '../support/accounts/identity-provider'
import { readWelcome } from '../support/accounts/registration'
import { choiceOf, welcomeOf } from '../support/accounts/social-login'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, expectAccessible, LONG, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'
import { openInstalled } from '../support/updates/service-worker'

test.use(WITHOUT_SHELL)

/** The login options, or registration options, other than a form. */
const providers = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Other ways to log in|Sign-up method)$/u })

const providerButton = (page: Page, name: string): Locator =>
  providers(page).getByRole('button', { name: `Continue with ${name}` })

/** The error message of a failed social login. */
const providerProblem = (page: Page): Locator => providers(page).getByRole('alert')

/** Makes the merchant register unknown players of a provider automatically (SOC-03). */
const registersByItself = (gateway: TestGateway): Promise<unknown> =>
  gateway.control({ settings: { whitelabelVal: { MOBILEAUTOLOGIN3: true } } })

test('SOC-01 SOC-02 SOC-03 SOC-11 SOC-13 TRK-02 R-15 a first login in a provider’s window registers, and its token is in no URL, storage or log; the next one logs in at once', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway)
  await gateway.control({ settings: { whitelabelVal: { FIREBASECREATEACC3: true } } })
  const provider = await IdentityProvider.standIn(context)
  const said: string[] = []
  const addresses: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => addresses.push(request.url()))
  /** What was requested of the identity provider's code and hosts. */
  const sdk = () =>
    addresses.filter((url) => /identity-sdk|identitytoolkit|securetoken|apis\.google/u.test(url))
  const tokens: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('signInWithIdp')) return
    void response.json().then((body: unknown) => {
      const token: unknown = Reflect.get(Object(body), 'idToken')
      const refresh: unknown = Reflect.get(Object(body), 'refreshToken')
      tokens.push(String(token), String(refresh))
    })
  })
  await page.goto('/m/login')
  await expect(providers(page).getByRole('button')).toHaveText(['Google', 'Facebook', 'X', 'LINE'])
  await expectAccessible(page)
  expect(sdk()).toEqual([])

  await providerButton(page, 'Facebook').click()
  await expect(choiceOf(page, 'Facebook')).toBeVisible()
  await expectAccessible(page)
  expect(sdk()).not.toEqual([])
  expect(new URL(provider.signIns[0] ?? '').searchParams.get('providerId')).toBe('facebook.com')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expect(welcomeOf(page)).toContainText('Next time, just continue with Facebook.')
  const registration = (await gateway.registrations()).at(-1)
  const name = registration?.username ?? ''
  await readWelcome(page, name)
  await expectMember(page, name)
  expect(tokens).toHaveLength(2)
  const kept = (await storedTexts(page)) + (await page.content())
  for (const token of tokens) {
    expect(kept).not.toContain(token)
    expect(addresses.join('\n')).not.toContain(token)
    expect(said.join('\n')).not.toContain(token)
  }
  await expect
    .poll(async () => JSON.stringify(await gateway.effects('tracking')))
    .toContain('"name":"registration"')

  await logOut(page)
  await page.goto('/m/login')
  await providerButton(page, 'Facebook').click()
  await expectMember(page, name)
  expect(await page.evaluate(() => localStorage.getItem('firebaseChannel') ?? '')).toBe('')
})

test('SOC-05 SOC-10 a provider’s window is replaced, or closed', LONG, async ({ page, context, gateway }) => {
  await withIdentity(gateway)
  const provider = await IdentityProvider.standIn(context)
  provider.isAutomatic = false
  await page.goto('/m/login')
  const opened = page.waitForEvent('popup')
  await providerButton(page, 'Google').click()
  const popup = await opened
  await expect(page.getByText('Waiting for Google.')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 1400 }) // nothing half behind the bars
  await expectAccessible(page)
  const other = page.waitForEvent('popup')
  await providerButton(page, 'Facebook').click()
  const window = await other
  await expect(page.getByText('Waiting for Facebook.')).toBeVisible()
  await expect(providerProblem(page)).toHaveCount(0)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await window.close()
  await expect(providerProblem(page)).toHaveText(
    /^The login window was closed before you finished\. Please try again\.\s+Code: \W?auth\/popup-closed-by-user/u,
  )
})

const marks = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('firebaseChannel') ?? '',
    sessionStorage.getItem('firebaseComp') ?? '',
  ])

test('SOC-06 SOC-10 SES-10 SES-09 a login on a provider’s page', LONG, async ({ page, context, gateway }) => {
  await withIdentity(gateway)
  await registersByItself(gateway)
  const provider = await IdentityProvider.standIn(context)
  provider.isAutomatic = false
  await page.addInitScript(() => {
    let opened = 0
    window.open = () => {
      opened += 1
      document.documentElement.dataset['opened'] = String(opened)
      return null
    }
  })
  /** Taps, and sees its own error: the one of an earlier tap may still be there. */
  const tapBlocked = async (time: number): Promise<void> => {
    await providerButton(page, 'Google').click()
    await expect(page.locator('html')).toHaveAttribute('data-opened', String(time))
    await expect(providerProblem(page)).toHaveText(
      /^Your browser blocked the login window\. Tap again to continue\.\s+Code: \W?auth\/popup-blocked/u,
    )
  }
  await page.goto('/m/promotions')
  await page.goto('/m/login?backUrl=%2Fm%2Fpromotions')
  // The first may have come too late after its tap; the second did not.
  for (const time of [1, 2]) await tapBlocked(time)
  // The browser does not get there, and shows the page again unchanged.
  const handler = /\/auth\/handler/u
  await context.route(handler, (route) => route.fulfill({ status: 204 }))
  const left = page.waitForRequest(handler)
  await providerButton(page, 'Google').click()
  await expect(page.getByText('Waiting for Google.')).toBeVisible()
  await left
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Waiting for Google.')).toHaveCount(0)
  await context.unroute(handler)
  await providerButton(page, 'Google').click()
  const goOn = page.getByRole('button', { name: `Continue as ${provider.person.name}` })
  await expect(goOn).toBeVisible()
  expect(provider.signIns.at(-1)?.searchParams.get('authType')).toBe('signInViaRedirect')

  // Back, without signing in.
  await page.goto('/m/login?backUrl=%2Fm%2Fpromotions')
  await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/redirect-cancelled-by-user/u)
  expect(await marks(page)).toEqual(['', ''])
  for (const time of [1, 2]) await tapBlocked(time)
  await providerButton(page, 'Google').click()
  await goOn.click()
  await expect(welcomeOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fpromotions$/)
  await welcomeOf(page).getByRole('button').click()
  await expect(page).toHaveURL(/\/m\/promotions$/)
  expect(await marks(page)).toEqual(['', ''])

  // A marker of another login is ignored.
  await logOut(page)
  await gateway.clearRequests()
  await page.evaluate(() => {
    localStorage.setItem('firebaseChannel', 'line')
    sessionStorage.setItem('firebaseComp', 'google')
  })
  await page.goto('/m/login')
  await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/redirect-cancelled-by-user/u)
  expect((await gateway.requests('/wps/session/login')).requests).toHaveLength(0)
})

test(
  'SOC-02 SOC-05 SOC-10 the provider’s own hosts pass the page’s policies; an unauthorised origin and a missing network show errors',
  { tag: [WITH_SHELL.tag, LONG.tag] },
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
