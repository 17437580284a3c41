import { expectGuest, expectMember, logOut, sendLogin, storedSession } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { askForCaptcha, readVerifyFirst, solveCaptcha } from '../support/captcha/captcha'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider } from '../support/accounts/identity-provider'
import { fillRegistration, readWelcome } from '../support/accounts/registration'
import {
  choiceOf,
  providerButton,
  providerProblem,
  providers,
  welcomeOf,
  watchSdk,
} from '../support/accounts/social-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REGISTERED = '/wps/member/register/autoUsername'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('SOC-01 SOC-02 SOC-03 SOC-11 REG-07 TRK-02 LOG-07 a first login by a provider asks, registers and welcomes; the next one logs in at once', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway)
  await gateway.control({ settings: { whitelabelVal: { FIREBASECREATEACC3: true } } })
  const provider = await IdentityProvider.standIn(context)
  const sdk = watchSdk(page)
  await page.goto('/m/login?r=R4X9&affiliateCode=friends')
  await expect(providers(page).getByRole('button')).toHaveText(['Google', 'Facebook', 'X', 'LINE'])
  await expectAccessible(page)
  expect(sdk).toEqual([])

  await providerButton(page, 'Facebook').click()
  await expect(choiceOf(page, 'Facebook')).toBeVisible()
  await expectAccessible(page)
  expect(sdk).not.toEqual([])
  expect(new URL(provider.signIns[0] ?? '').searchParams.get('providerId')).toBe('facebook.com')
  await page.getByRole('button', { name: 'Register new account' }).click()
  const welcome = page.getByRole('dialog', { name: /^Welcome, / })
  await expect(welcome).toContainText('Next time, just continue with Facebook.')
  const registration = (await gateway.registrations()).at(-1)
  expect(registration).toMatchObject({ referralCode: 'R4X9', affiliateCode: 'friends' })
  const name = registration?.username ?? ''
  await readWelcome(page, name)
  await expectMember(page, name)
  await expect(page).toHaveURL(/\/m\/home\?r=R4X9&affiliateCode=friends$/)
  expect(await storedSession(page)).toMatchObject({ userName: name })
  await expect
    .poll(async () => JSON.stringify(await gateway.effects('tracking')))
    .toContain('"name":"registration"')

  // The same person again: logged in at once, with no old password to change, and no remembered login.
  await logOut(page)
  await page.goto('/m/login')
  await providerButton(page, 'Facebook').click()
  await expectMember(page, name)
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('rememberedMember') ?? '')).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('firebaseChannel') ?? '')).toBe('')
  await page.goto('/m/changePsw')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
})

test('SOC-01 SOC-02 SOC-03 SOC-04 REG-04 CAP-01 the registration has the same providers: it shows their dialogs and messages, and a new member lands at home', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway, { providers: ['google', 'line'] })
  await gateway.control({ settings: { whitelabelVal: { FIREBASECREATEACC3: true } } })
  await askForCaptcha(gateway, 'login', 'v4')
  await IdentityProvider.standIn(context)
  const sdk = watchSdk(page)
  await page.goto('/m/register')
  await expect(providers(page).getByRole('button')).toHaveText(['Google', 'LINE'])
  await expectAccessible(page)
  expect(sdk).toEqual([])
  await fillRegistration(page, 'harbour21')

  // The login's captcha, which this form does not have, is required with the provider's result.
  await providerButton(page, 'Google').click()
  await readVerifyFirst(page)
  await solveCaptcha(page, gateway)
  await page.getByRole('button', { name: 'Go on' }).click()
  await choiceOf(page, 'Google').getByRole('button', { name: 'Log in to existing account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page).toHaveURL(/\/m\/register$/)
  await page.getByText('Log in to your account, and Google').locator('..').getByRole('button').click()
  await expect(page.getByLabel('Username')).toHaveValue('harbour21')

  await providerButton(page, 'Google').click()
  await readVerifyFirst(page)
  await solveCaptcha(page, gateway)
  await page.getByRole('button', { name: 'Go on' }).click()
  await choiceOf(page, 'Google').getByRole('button', { name: 'Register new account' }).click()
  await expect(welcomeOf(page)).toBeVisible()
  const { username = '' } = (await gateway.registrations()).at(-1) ?? {}
  await readWelcome(page, username)
  await expectMember(page, username)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('SOC-03 SOC-04 an existing account is bound by its password, and a wrong one may be corrected', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway, { providers: ['google'] })
  await IdentityProvider.standIn(context)
  await page.goto('/m/promotions')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(providers(page).getByRole('button')).toHaveText(['Continue with Google'])
  await providerButton(page, 'Google').click()
  await expect(choiceOf(page, 'Google')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register new account' })).toHaveCount(0)
  // Back closes the dialog, and nothing else.
  await page.goBack()
  await expect(choiceOf(page, 'Google')).toHaveCount(0)
  await expect(providerButton(page, 'Google')).toBeFocused()
  await expect(page).toHaveURL(/\/m\/login$/)
  await providerButton(page, 'Google').click()
  await page.getByRole('button', { name: 'Log in to existing account' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click()
  await expect(providerButton(page, 'Google')).toBeFocused()
  await providerButton(page, 'Google').click()
  await page.getByRole('button', { name: 'Log in to existing account' }).click()
  await expect(page.getByText('Log in to your account, and Google will be connected to it.')).toBeVisible()
  await expect(providers(page)).toHaveCount(0)
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByText('Log in to your account, and Google')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 1400 })
  await expectAccessible(page)
  await sendLogin(page, 'ann', 'not-hers')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await gateway.socialLinks('ann')).toHaveLength(0)
  await expect(async () => {
    await sendLogin(page, 'ann') // not within half a second of the previous login
    await expectMember(page, 'ann')
  }).toPass()
  await expect(page.getByText('Google is connected to your account.')).toBeVisible()
  expect(await gateway.socialLinks('ann')).toMatchObject([{ channel: 'google' }])
  await logOut(page)
  await page.goto('/m/login')
  await providerButton(page, 'Google').click()
  await expectMember(page, 'ann')
})

test('SOC-03 SOC-05 with MOBILEAUTOLOGIN3 a new account is registered without a dialog; a gateway rejection is shown, and cleared', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway)
  await gateway.control({ settings: { whitelabelVal: { MOBILEAUTOLOGIN3: true } } })
  await IdentityProvider.standIn(context)
  await page.goto('/m/login')
  await gateway.faults({
    match: REGISTERED,
    fault: { kind: 'failure', errorCode: 'request.invalid', message: 'Closed for new players' },
  })
  await providerButton(page, 'X').click()
  await expect(providerProblem(page)).toHaveText('Closed for new players')
  expect(await page.evaluate(() => localStorage.getItem('firebaseChannel') ?? '')).toBe('')
  await expectGuest(page)
  await gateway.faults()
  await providerButton(page, 'X').click()
  await expect(page.getByRole('dialog', { name: /^Welcome, / })).toBeVisible()
})

test('SOC-10 provider errors are shown as text, with their code and reason', async ({
  page,
  context,
  gateway,
}) => {
  await withIdentity(gateway)
  const provider = await IdentityProvider.standIn(context)
  provider.error = { code: 'auth/user-disabled', message: 'Ask the harbour master.' }
  await page.goto('/m/login')
  await providerButton(page, 'LINE').click()
  await expect(providerProblem(page)).toHaveText(
    /^This account has been disabled\. Contact customer service\.\s+Code: \W?auth\/user-disabled/u,
  )
  provider.error = { code: 'auth/something-new' }
  await providerButton(page, 'LINE').click()
  await expect(providerProblem(page)).toHaveText(
    /^The login did not work\. Try again\.\s+Code: \W?auth\/something-new/u,
  )

  // A sign-in that waits for the player is replaced by another without a message.
  provider.error = null
  provider.isAutomatic = false
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
