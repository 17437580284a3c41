import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { registerByName } from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const APP_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 App/Ver 2.4.39'

const registerAs = async (page: Page, gateway: TestGateway): Promise<unknown> => {
  await page.goto('/m/register')
  await registerByName(page, 'nia')
  await expectMember(page, 'nia')
  return (await gateway.registrations()).map(({ registerMethod, isOfficialAppLogin }) => ({
    registerMethod,
    isOfficialAppLogin,
  }))
}

test.describe('in the merchant’s app', () => {
  test.use({ userAgent: APP_AGENT })

  test('REG-01 the merchant’s native app registers as APP, and declares itself the official one', async ({
    page,
    gateway,
  }) => {
    expect(await registerAs(page, gateway)).toEqual([{ registerMethod: 'APP', isOfficialAppLogin: true }])
  })
})

test.describe('in a browser whose user agent only looks like it', () => {
  test.use({ userAgent: APP_AGENT.replace('App/Ver', 'WebApp Version') })

  test('REG-01 a browser’s "AppleWebKit … Version/" is not the app', async ({ page, gateway }) => {
    expect(await registerAs(page, gateway)).toEqual([{ registerMethod: 'H5', isOfficialAppLogin: false }])
  })
})

test('REG-01 on an iPhone’s home screen it is a PWA', async ({ page, gateway }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  expect(await registerAs(page, gateway)).toEqual([{ registerMethod: 'PWA', isOfficialAppLogin: false }])
})

test('REG-01 from a web clip it is a WEBCLIP', async ({ page, gateway }) => {
  await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
  expect(await registerAs(page, gateway)).toEqual([{ registerMethod: 'WEBCLIP', isOfficialAppLogin: false }])
})
