import type { Page } from '@playwright/test'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { expectMember, passwordOf } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import {
  askForCaptcha,
  captchaFrame,
  captchaPanel,
  captchaRow,
  dragPiece,
  gapOnScreen,
  openCaptcha,
  solveCaptcha,
  solveCaptchaByKeyboard,
} from '../support/captcha/captcha'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const VERSIONS = ['v3', 'v4'] as const
const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Log in' })
const problem = (page: Page) => page.locator('form').getByRole('alert')

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').fill('ann')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(passwordOf('ann'))
}

test('CAP-01 switched off there is no captcha and no frame, and no challenge is requested', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await expect(submit(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep me logged in' }).or(submit(page))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect((await gateway.requests(CAPTCHA_ENDPOINT)).requests).toEqual([])
})

for (const version of VERSIONS) {
  test(`CAP-02 CAP-04 LOG-06 ${version}: the piece is dragged into its gap, and the login carries the result`, async ({
    page,
    gateway,
  }) => {
    await askForCaptcha(gateway, 'login', version)
    await page.goto('/m/login')
    await fillIn(page)
    await solveCaptcha(page, gateway)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await submit(page).click()
    await expectMember(page, 'ann')
    const { requests } = await gateway.requests(CAPTCHA_ENDPOINT)
    expect(requests).toHaveLength(version === 'v3' ? 1 : 0)
    for (const { query } of requests) expect(query).toMatch(/^\?t=\d{13}$/)
  })

  test(`CAP-02 ${version}: solved by keyboard alone`, async ({ page, gateway }) => {
    await askForCaptcha(gateway, 'login', version)
    await page.goto('/m/login')
    await solveCaptchaByKeyboard(page, gateway)
    await expect(captchaRow(page, 'Verified')).toBeFocused()
  })
}

test('CAP-02 a wrong position shows an error, and another image loads', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await page.goto('/m/login')
  await openCaptcha(page)
  const gap = await gapOnScreen(page, gateway)
  const picture = captchaFrame(page).locator('.geetest_slice')
  const before = (await picture.getAttribute('src')) ?? ''
  await dragPiece(page, gap > 150 ? gap - 40 : gap + 40)
  await expect(captchaPanel(page).getByRole('status')).toHaveText('Not quite. Try this one.')
  await expect(picture).not.toHaveAttribute('src', before)
  await dragPiece(page, await gapOnScreen(page, gateway))
  await expect(captchaRow(page, 'Verified')).toBeVisible()
})

test('CAP-07 closed or submitted unsolved: verify first, with a button to confirm; back closes only the puzzle', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'login')
  await page.goto('/m/login')
  await fillIn(page)
  await expect(captchaRow(page)).toBeVisible()
  await submit(page).click()
  const notice = page.getByRole('dialog', { name: 'Please verify first' })
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await expect(captchaRow(page)).toBeFocused()

  await openCaptcha(page)
  await captchaPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(captchaPanel(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Please verify first' })).toBeVisible()
  await expect(captchaRow(page)).toBeFocused()

  await openCaptcha(page)
  await page.keyboard.press('Escape')
  await expect(captchaPanel(page)).toBeHidden()

  await openCaptcha(page)
  await page.getByRole('button', { name: 'Close the puzzle' }).click()
  await expect(captchaPanel(page)).toBeHidden()

  await openCaptcha(page)
  await page.goBack()
  await expect(captchaPanel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByLabel('Username')).toHaveValue('ann')
  await solveCaptcha(page, gateway)
})

test('CAP-07 a puzzle solved within half a second is rejected', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await page.goto('/m/login')
  // A robot: the frame's clock stops when the puzzle is shown.
  await expect(captchaRow(page)).toBeVisible()
  const frame = page.frames().find((one) => one.url().endsWith('/m/captcha.html'))
  await frame?.evaluate(() => {
    performance.now = () => 1_000
  })
  await openCaptcha(page)
  await dragPiece(page, await gapOnScreen(page, gateway))
  await expect(problem(page)).toContainText('too fast')
  await captchaRow(page, 'Tap to try again').click()
  await solveCaptcha(page, gateway)
})

test('CAP-02 LOG-06 any failed login requires another captcha', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login')
  await page.goto('/m/login')
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await solveCaptcha(page, gateway)
  await submit(page).click()
  await expect(problem(page)).toContainText('wrong')
  await fillIn(page)
  await solveCaptcha(page, gateway)
  await expect(async () => {
    await submit(page).click()
    await expectMember(page, 'ann')
  }).toPass()
})

test('CAP-03 the main server’s script is not the provider’s: the first backup serves', async ({
  page,
  gateway,
}) => {
  await gateway.control({ captchaServers: [{ kind: 'wrong' }] })
  await askForCaptcha(gateway, 'login', 'v4')
  await page.goto('/m/login')
  await solveCaptcha(page, gateway)
})

test('CAP-03 CAP-06 no server responds: "Network failure" with its number; a tap tries all of them again', async ({
  page,
  gateway,
}) => {
  await gateway.control({ captchaServers: Array.from({ length: 4 }, () => ({ kind: 'cut' })) })
  await askForCaptcha(gateway, 'login', 'v4')
  await page.goto('/m/login')
  await expect(problem(page)).toHaveText('Network failure (60204)')
  await gateway.control({
    captchaServers: [{ kind: 'cut' }, { kind: 'cut' }, { kind: 'cut' }, { kind: 'good' }],
  })
  await captchaRow(page, 'Tap to try again').click()
  await solveCaptcha(page, gateway)
})

test('CAP-02 CAP-05 CAP-07 a rejection by the provider is shown with its text and number', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await gateway.control({ settings: { gw: { captchaId: 'unknown' } } })
  await page.goto('/m/login')
  await expect(problem(page)).toHaveText('This verification is not configured (60001)')
  await gateway.control({ settings: { gw: { captchaId: '' } } })
  await page.reload()
  await expect(problem(page)).toContainText('Geetest is not set up here.')
})

test('CAP-04 DEP-03 the frame can read nothing of ours, and nothing is refused by its policy', async ({
  page,
  gateway,
}) => {
  await askForCaptcha(gateway, 'login')
  const answer = await page.request.get('/m/captcha.html')
  expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts')
  await page.goto('/m/login')
  await openCaptcha(page)
  const frame = page.frames().find((one) => one.url().endsWith('/m/captcha.html'))
  const seen = await frame?.evaluate(() => {
    const can = (read: () => unknown): boolean => {
      try {
        read()
        return true
      } catch {
        return false
      }
    }
    return {
      origin: self.origin,
      page: can(() => window.parent.document),
      databases: can(() => indexedDB.open('x')),
      worker: can(() => navigator.serviceWorker.controller),
      stored: localStorage.length,
    }
  })
  expect(seen).toEqual({ origin: 'null', page: false, databases: false, worker: false, stored: 0 })
  await expectAccessible(page)
})
