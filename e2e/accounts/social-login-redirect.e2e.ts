import type { Page } from '@playwright/test'
import { logOut } from '../support/accounts/account'
import { IdentityProvider } from '../support/accounts/identity-provider'
import { withIdentity } from '../support/accounts/identity'
import {
  providerButton,
  providerProblem,
  registersByItself,
  welcomeOf,
} from '../support/accounts/social-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const marks = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('firebaseChannel') ?? '',
    sessionStorage.getItem('firebaseComp') ?? '',
  ])

test('SOC-06 SOC-10 SES-10 SES-09 a login on the provider’s page', async ({ page, context, gateway }) => {
  await withIdentity(gateway)
  await registersByItself(gateway)
  const provider = await IdentityProvider.standIn(context)
  provider.isAutomatic = false
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/m/promotions')
  await page.goto('/m/login?backUrl=%2Fm%2Fpromotions')
  await providerButton(page, 'Google').click()
  await expect(providerProblem(page)).toHaveText(
    /^Your browser blocked the login window\. Tap again to go on\.\s+Code: \W?auth\/popup-blocked/u,
  )
  // The first may have come too late after its tap; the second did not.
  await providerButton(page, 'Google').click()
  await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/popup-blocked/u)
  // The browser does not get there, and shows the page again unchanged.
  const handler = /\/auth\/handler/u
  await context.route(handler, (route) => route.fulfill({ status: 204 }))
  await providerButton(page, 'Google').click()
  await expect(page.getByText('Waiting for Google.')).toBeVisible()
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
  for (const _blocked of [1, 2]) {
    await providerButton(page, 'Google').click()
    await expect(providerProblem(page)).toHaveText(/Code: \W?auth\/popup-blocked/u)
  }
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
