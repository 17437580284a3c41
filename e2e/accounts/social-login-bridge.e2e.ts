import { expectAccessible } from '../support/design/axe'
import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider } from '../support/accounts/identity-provider'
import {
  choiceOf,
  providerButton,
  providerProblem,
  registersByItself,
  welcomeOf,
} from '../support/accounts/social-login'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test.describe('in the merchant’s native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 App/Ver 2.4.39' })

  test('SOC-01 SOC-12 the bridge logs in with what the build supports, and shows an error where it fails', async ({
    page,
    gateway,
  }) => {
    const identity = await withIdentity(gateway)
    const sdk: string[] = []
    page.on('request', (request) => {
      if (/identity-sdk|apis\.google/u.test(request.url())) sdk.push(request.url())
    })
    const answer = await fetch(
      `${identity.emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${identity.projectId}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: 'native-1', email: 'native@people.example' })}`,
          requestUri: 'http://localhost',
          returnSecureToken: true,
        }),
      },
    )
    const token = String(Reflect.get(Object(await answer.json()), 'idToken'))
    await page.addInitScript((idToken) => {
      const answers = [Promise.reject(new Error('no account on this phone')), Promise.resolve({ idToken })]
      answers[0]?.catch(() => undefined)
      Reflect.set(window, 'NativeBridge', {
        channels: ['google'],
        attribution: () => Promise.resolve({}),
        openExternal: () => undefined,
        login: () => answers.shift(),
      })
    }, token)
    await registersByItself(gateway)
    await page.goto('/m/login')
    await providerButton(page, 'LINE').click()
    await expect(page.getByText('Coming soon')).toBeVisible()
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/^Failure: .no account on this phone.$/u)
    await providerButton(page, 'Google').click()
    await expect(welcomeOf(page)).toBeVisible()
    expect(sdk).toEqual([])
  })
})

test(
  'SOC-08 Google’s one-tap is offered to a guest half a second after the first screen, and its dialog is over the page',
  WITH_SHELL, // a window without service workers looks like a private one, where one-tap is not offered
  async ({ page, context, gateway }) => {
    await withIdentity(gateway, { providers: [] }) // controlled by GOOGLELOGIN3 alone
    await gateway.control({ settings: { whitelabelVal: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true } } })
    const provider = await IdentityProvider.standIn(context)
    await page.goto('/m/home')
    const accept = page.getByRole('button', { name: `Continue as ${provider.person.name}` })
    let answer = (): void => undefined
    const isWanted = new Promise<void>((resolve) => {
      answer = resolve
    })
    await context.route(/accounts:signInWithIdp/u, async (route) => {
      await isWanted
      await route.fallback()
    })
    await accept.click()
    await expect(page.getByText('Logging in with Google…')).toBeVisible()
    answer()
    expect(provider.oneTapCalls.map(({ call }) => call)).toEqual(['initialize', 'prompt'])
    expect(provider.oneTapCalls[0]?.argument).toMatchObject({
      auto_select: false,
      use_fedcm_for_prompt: true,
    })
    await expect(choiceOf(page, 'Google')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectAccessible(page)
    await expect(page.getByRole('dialog')).toHaveCount(1) // over the page itself, without the login page
    await expect(page.getByText('Logging in with Google…')).toHaveCount(0)
    // Cancelled, the page is unchanged.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay')
    await page.reload()
    await accept.click()
    await page.getByRole('button', { name: 'Register new account' }).click()
    await welcomeOf(page).getByRole('button').click()
    await expect(page.getByRole('link', { name: /^Your account, / })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)

    // A member gets no offer.
    await page.clock.install()
    await page.reload()
    await expect(page.getByRole('link', { name: /^Your account, / })).toBeVisible()
    await page.clock.runFor(20_000)
    expect(provider.oneTapCalls.filter(({ call }) => call === 'prompt')).toHaveLength(2)
  },
)
