import type { Page } from '@playwright/test'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { CACHE_DATABASE } from '#domain/tables/schema'
import { expectMember, passwordOf, sendLogin } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import {
  askForCaptcha,
  captchaFrame,
  captchaPanel,
  captchaRow,
  captchaRows,
  dragPiece,
  gapOnScreen,
  lookAtPuzzle,
  openCaptcha,
  readVerifyFirst,
  solveCaptcha,
  solveCaptchaByKeyboard,
} from '../support/captcha/captcha'
import { readTables } from '../support/storage/tables'
import { expect, expectAccessible, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const submit = (page: Page) => page.locator('form').getByRole('button', { name: 'Log in' })
const problem = (page: Page) => page.locator('form').getByRole('alert')

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Username').fill('ann')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(passwordOf('ann'))
}

test('CAP-02 CAP-04 LOG-06 v3: a wrong position, the right one, the login', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v3')
  // If config.json with the servers came after the settings, the frame would begin again, with another challenge.
  await gateway.faults({ match: SETTINGS_ENDPOINT, fault: { kind: 'held' } })
  await page.goto('/m/login')
  await expect
    .poll(async () => (await readTables(page, CACHE_DATABASE, ['config']))['config'])
    .toHaveLength(1)
  await gateway.faults()
  await fillIn(page)
  await openCaptcha(page)
  const gap = await gapOnScreen(page, gateway)
  const picture = captchaFrame(page).locator('.geetest_slice')
  const before = (await picture.getAttribute('src')) ?? ''
  await dragPiece(page, gap > 150 ? gap - 40 : gap + 40)
  await expect(captchaPanel(page).getByRole('status')).toHaveText('Not quite. Try this one.')
  await expect(picture).not.toHaveAttribute('src', before)
  await lookAtPuzzle() // the gateway rejects a solution within half a second, too
  await dragPiece(page, await gapOnScreen(page, gateway))
  await expect(captchaRow(page, 'Verified')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await submit(page).click()
  await expectMember(page, 'ann')
  const { requests } = await gateway.requests(CAPTCHA_ENDPOINT)
  expect(requests.map(({ query }) => query)).toEqual([expect.stringMatching(/^\?t=\d{13}$/)])
})

test('CAP-07 every way to close the puzzle leads back', LONG, async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v4')
  await page.goto('/m/login')
  await fillIn(page)
  await expect(captchaRow(page)).toBeVisible()
  const frame = page.frames().find((one) => one.url().endsWith('/m/captcha.html'))
  await openCaptcha(page)
  await captchaPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(captchaPanel(page)).toBeHidden()
  await expect(
    page.getByRole('status').filter({ hasText: 'Please complete the security check first.' }),
  ).toBeVisible()
  await expect(captchaRow(page)).toBeFocused()

  await openCaptcha(page)
  await page.keyboard.press('Escape')
  await expect(captchaPanel(page)).toBeHidden()

  await openCaptcha(page)
  await page.goBack()
  await expect(captchaPanel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByLabel('Username')).toHaveValue('ann')

  // A robot: the frame's clock stops when the puzzle is shown.
  await frame?.evaluate(() => {
    performance.now = () => 1_000
  })
  await openCaptcha(page)
  await dragPiece(page, await gapOnScreen(page, gateway))
  await expect(problem(page)).toContainText('too fast')
  await captchaRow(page, 'Tap to try again').click()
  await solveCaptcha(page, gateway)
})

test('CAP-04 DEP-03 the frame can read nothing; CAP-02 LOG-06 v4 by keyboard', async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'login', 'v4')
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
  await page.keyboard.press('Escape')
  await expect(captchaPanel(page)).toBeHidden()
  await solveCaptchaByKeyboard(page, gateway)
  await expect(captchaRow(page, 'Verified')).toBeFocused()
  await fillIn(page)
  await submit(page).click()
  await expectMember(page, 'ann')
})

test('CAP-01 CAP-05 TFA-04 the puzzle opens over the second step by SMS', LONG, async ({ page, gateway }) => {
  await askForCaptcha(gateway, 'sms', 'v4')
  await page.goto('/m/login')
  await sendLogin(page, 'gus')
  const dialog = page.getByRole('dialog', { name: 'Verify it’s you' })
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await expect(captchaRow(page)).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Send code' })
  await send.click()
  await readVerifyFirst(page)
  await solveCaptcha(page, gateway)
  await send.click()
  await expect(captchaRows(page)).toHaveAccessibleName('Tap to verify')
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  await field(dialog, 'code').fill(await gateway.code(international(NUMBERS.gus)))
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expectMember(page, 'gus')
})
