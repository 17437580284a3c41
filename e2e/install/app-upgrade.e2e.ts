import type { Page } from '@playwright/test'
import { seesGames } from '../support/games/real-games'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { expect, test, WITHOUT_SHELL } from '../support/test'

const AGENT = (version: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 App/Ver ${version}`
const APP = 'https://apps.example/harbour.apk'

const settings = (latest: string, mandatory: boolean) => ({
  appVersion: { latest, mandatory },
  resources: [{ resourceType: 'Android', url: APP }],
})

test.use(WITHOUT_SHELL)

const notice = (page: Page) => page.getByRole('dialog', { name: 'Update the app' })
const close = (page: Page) => notice(page).getByRole('button', { name: 'Close' })

test.describe('in the native app 2.4.38', () => {
  test.use({ userAgent: AGENT('2.4.38') })

  test('INS-09 the notice stays until it is closed, and the browser outside downloads', async ({
    page,
    gateway,
  }) => {
    await page.addInitScript(() => {
      const opened: string[] = []
      const openExternal = (url: string) => void opened.push(url)
      Object.assign(window, { opened, NativeBridge: { openExternal } })
    })
    await gateway.control({ settings: settings('2.4.39', false) })
    await page.goto('/m/home')
    await expect(notice(page)).toContainText('From version 2.4.38 to 2.4.39')
    await expectAccessibleInAllStyles(page)
    await notice(page).getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'opened'))).toEqual([APP])
    await expect(notice(page)).toBeVisible()
    await close(page).click()
    await expect(notice(page)).toBeHidden()

    await page.clock.install()
    await page.reload()
    await seesGames(page)
    await page.clock.runFor(10_000)
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
      .toBe(true)
    await page.clock.runFor(5_000)
    await expect(notice(page)).toBeHidden()
    // A required upgrade shows all the same, and neither back nor Escape closes it.
    await gateway.control({ settings: settings('2.4.39', true) })
    await page.reload()
    await page.clock.runFor(10_000)
    await expect(notice(page)).toContainText('too old')
    await expect(close(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(notice(page)).toBeVisible()
    await page.goBack()
    await page.clock.runFor(1_000)
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home/)
  })
})
