import { expectMember, logOut } from '../support/accounts/account'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider } from '../support/accounts/identity-provider'
import { readWelcome } from '../support/accounts/registration'
import { choiceOf, providerButton, providerProblem, providers } from '../support/accounts/social-login'
import { expectAccessible } from '../support/design/axe'
import { storedTexts } from '../support/storage/stored-texts'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import { LONG } from '../support/long'

test.use(WITHOUT_SHELL)

test('SOC-01 SOC-02 SOC-03 SOC-11 TRK-02 R-15 a first login in a provider’s window registers, and its token is in no URL, storage or log; the next one logs in at once', async ({
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
  await page.getByRole('button', { name: 'Register new account' }).click()
  const welcome = page.getByRole('dialog', { name: /^Welcome, / })
  await expect(welcome).toContainText('Next time, just continue with Facebook.')
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
  expect(popup.isClosed()).toBe(true)
  await window.close()
  await expect(providerProblem(page)).toHaveText(
    /^The login window was closed before you were done\.\s+Code: \W?auth\/popup-closed-by-user/u,
  )
})
