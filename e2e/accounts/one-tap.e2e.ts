import { withIdentity } from '../support/accounts/identity'
import { IdentityProvider } from '../support/accounts/identity-provider'
import { choiceOf, welcomeOf } from '../support/accounts/social-login'
import { expect, expectAccessible, LONG, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const LONG_WITH_SHELL = { tag: [LONG.tag, WITH_SHELL.tag] }

// A window without service workers looks like a private one, where one-tap is not offered.
test('SOC-08 one-tap opens over the first screen', LONG_WITH_SHELL, async ({ page, context, gateway }) => {
  await withIdentity(gateway, { providers: [] }) // controlled by GOOGLELOGIN3 alone
  await gateway.control({ settings: { whitelabelVal: { GOOGLELOGIN3: true, FIREBASECREATEACC3: true } } })
  const provider = await IdentityProvider.standIn(context)
  await page.goto('/m/home')
  const accept = page.getByRole('button', { name: `Continue as ${provider.person.name}` })
  let answer = (): void => undefined
  const isWanted = new Promise<void>((resolve) => (answer = resolve))
  await context.route(/accounts:signInWithIdp/u, async (route) => {
    await isWanted
    await route.fallback()
  })
  await accept.click()
  await expect(page.getByText('Logging in with Google…')).toBeVisible()
  answer()
  expect(provider.oneTapCalls.map(({ call }) => call)).toEqual(['initialize', 'prompt'])
  expect(provider.oneTapCalls[0]?.argument).toMatchObject({ auto_select: false, use_fedcm_for_prompt: true })
  await expect(choiceOf(page, 'Google')).toBeVisible()
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
  await page.getByRole('button', { name: 'Create new account' }).click()
  await welcomeOf(page).getByRole('button').click()
  await expect(page.getByRole('link', { name: /^Your account, / })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})
