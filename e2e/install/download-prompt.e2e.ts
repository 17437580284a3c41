import type { Page } from '@playwright/test'
import { CREATE_DEPOSIT_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { DEPOSIT_SETTINGS_ENDPOINT, DOWNLOAD_SETTINGS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { expectGuest, expectMember } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { seesGames } from '../support/games/real-games'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { enterAs, logInAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const PHONES = {
  android: CHROME,
  native: `${CHROME} App/Ver 2.4.39`,
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
}
const STORE = 'https://apps.example/harbour'

test.use({ userAgent: PHONES.android, ...WITHOUT_SHELL })

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Take your games along' })
const forced = (page: Page) => page.getByRole('dialog', { name: 'Continue in our app' })
const stay = (page: Page) => prompt(page).getByRole('button', { name: 'Continue on the web' })

const NONE = ['bind_card', 'first_deposit', 'first_withdraw', 'deposit_times', 'withdrawal_times']

/** Sets only the prompts of these settings, with an app for Android. */
const ask = (gateway: TestGateway, settings: Readonly<Record<string, unknown>>) =>
  gateway.control({
    settings: { resources: [{ resourceType: 'Android', url: STORE }] },
    downloads: {
      ...Object.fromEntries(NONE.map((name) => [name, { enabled: false }])),
      download_condition_switch: { enabled: true, value: true },
      ...Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [name, { enabled: true, value }]),
      ),
    },
  })

/** Waits until the background parts have started, some seconds after the first screen. */
const waitForStart = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession')), { timeout: 30_000 })
    .not.toBeNull()
}

const asked = async (gateway: TestGateway, path: string): Promise<number> =>
  (await gateway.requests(path)).counts[path] ?? 0

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('playSession'))
})

test('DLP-01 DLP-02 DLP-03 DLP-04 after a login a forced prompt covers the screen, stays for the session, and leaves the ways out open', async ({
  page,
  gateway,
}) => {
  await ask(gateway, { login_required: 2, bottom_app_bar_mode: 'fullscreen', theme: 'dark' })
  await logInAs(page, 'ann')
  await expect(forced(page)).toContainText('Lucky Harbour in your pocket')
  await expect(forced(page)).toHaveAttribute('data-style', 'dark')
  await expect(forced(page)).toHaveCSS('block-size', `${String(page.viewportSize()?.height)}px`)
  await expect(forced(page).getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', STORE)
  await expect(forced(page).getByRole('link', { name: 'Customer service' })).toBeVisible()
  await expectAccessible(page)

  // Nothing closes it: Escape (Chrome acts on the second one), back, or a key on the focused element.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(forced(page)).toBeVisible()
  await expect(forced(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.reload()
  await expect(forced(page)).toBeVisible()

  const leave = page.getByRole('dialog', { name: 'Log out?' })
  await forced(page).getByRole('button', { name: 'Log out' }).click()
  await expect(leave).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toHaveCount(0)
  await forced(page).getByRole('button', { name: 'Log out' }).click()
  await leave.getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('DLP-02 DLP-03 counts are polled for members while they may bring a prompt, and the nth shows it once', async ({
  page,
  gateway,
}) => {
  test.slow() // half a minute passes
  await ask(gateway, { deposit_times: 3, app_background: 'javascript:alert(1)' })
  await gateway.control({ members: [{ username: 'ann', deposits: 2 }] })
  await page.goto('/m/login?backUrl=/m/game') // on the home page the install popup would come first
  await waitForStart(page)
  expect(await asked(gateway, DOWNLOAD_SETTINGS_ENDPOINT)).toBe(0)
  await enterAs(page, 'ann')
  await expect.poll(() => asked(gateway, DEPOSIT_SETTINGS_ENDPOINT)).toBe(1)
  await gateway.control({ members: [{ username: 'ann', deposits: 3 }] })
  await expect(prompt(page)).toBeVisible({ timeout: 45_000 })
  await expect(prompt(page).locator('img[src*="javascript"]')).toHaveCount(0)
  await expectAccessibleInAllStyles(page)
  const polled = await asked(gateway, DEPOSIT_SETTINGS_ENDPOINT)
  await page.goBack()
  await expect(prompt(page)).toHaveCount(0)
  await expectMember(page, 'ann')

  await page.reload()
  await waitForStart(page)
  await expect(async () => {
    expect(await asked(gateway, DOWNLOAD_SETTINGS_ENDPOINT)).toBeGreaterThan(1)
  }).toPass()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // After the nth there is nothing to poll for.
  expect(await asked(gateway, DEPOSIT_SETTINGS_ENDPOINT)).toBe(polled)
})

test('DLP-02 after an instant deposit the prompt opens on the deposit page', async ({ page, gateway }) => {
  await ask(gateway, { deposit_least_times: 3 })
  await gateway.control({ members: [{ username: 'ann', deposits: 2 }] })
  await gateway.faults({
    match: CREATE_DEPOSIT_ENDPOINT,
    fault: { kind: 'value', value: { status: 'done' } },
  })
  await logInAs(page, 'ann', '/m/voucherCenter')
  await waitForStart(page)
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('500')
  await gateway.control({ members: [{ username: 'ann', deposits: 3 }] })
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(prompt(page)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)
  await expect(amount).toHaveValue('500')
})

test('DLP-04 DLP-07 DLP-03 the money and card pages have their prompts, as often as each is set', async ({
  page,
  gateway,
}) => {
  await ask(gateway, { first_deposit: 1, bind_card: 1, first_withdraw: 2 })
  await gateway.control({ members: [{ username: 'ann', deposits: 0, withdrawals: 0, accounts: [] }] })
  await logInAs(page, 'ann', '/m/voucherCenter')
  await expect(prompt(page)).toContainText('Get the app and miss no draw')
  await stay(page).click()
  await expect(prompt(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/voucherCenter/)

  await page.goto('/m/securityCenter/addBankCardPix')
  await prompt(page).getByRole('button', { name: 'Close' }).click()
  await page.goto('/m/securityCenter/addBankCard')
  await waitForStart(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/m/withdraw')
  await expect(forced(page)).toBeVisible()
  await page.goto('/m/home')
  await seesGames(page)
  await expect(forced(page)).toBeVisible()
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: PHONES.iphone })

  test('DLP-05 DLP-06 only on a listed domain, and where there is no app it explains how to add the web app', async ({
    page,
    gateway,
  }) => {
    await ask(gateway, { login_required: 1, domains_switch: 3, domains: ['harbour.example'] })
    await logInAs(page, 'ann')
    await waitForStart(page)
    await expect.poll(() => asked(gateway, DOWNLOAD_SETTINGS_ENDPOINT)).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await ask(gateway, { login_required: 1, domains: [new URL(page.url()).host] })
    await page.evaluate(() => sessionStorage.clear())
    await logInAs(page, 'ann')
    await prompt(page).getByRole('button', { name: 'Add to home screen' }).click()
    const steps = page.getByRole('dialog', { name: 'Add to home screen' })
    await expect(steps.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible()
    await steps.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('in the merchant’s own app', () => {
  test.use({ userAgent: PHONES.native })

  test('DLP-06 there is no prompt, and no settings are requested', async ({ page, gateway }) => {
    await ask(gateway, { login_required: 2 })
    await logInAs(page, 'ann')
    await waitForStart(page)
    await expectMember(page, 'ann')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await asked(gateway, DOWNLOAD_SETTINGS_ENDPOINT)).toBe(0)
  })
})
