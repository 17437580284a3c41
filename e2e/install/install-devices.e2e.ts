import type { Page } from '@playwright/test'
import { ANDROID_APP, bar, card, holdClock, letCome, openHome } from '../support/install/download-bar'
import { expect, test, WITHOUT_SHELL } from '../support/test'
import { cutParts, enlargeText } from '../support/design/text-size'

const IPHONE = (version: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`

const PROFILE = 'https://apps.example/harbour.mobileconfig'

test.use(WITHOUT_SHELL)

test.beforeEach(holdClock)

const guide = (page: Page) => page.getByRole('dialog', { name: 'Add to home screen' })

test.describe('on an iPhone', () => {
  const settings = { resources: [{ resourceType: 'MOBILECONFIG', url: PROFILE }] }

  test.describe('with Safari of iOS 18', () => {
    test.use({ userAgent: IPHONE('18_1', 'Version/18.1') })
    test('INS-05 INS-08 INS-10 the bar leads to the home screen, without pwa to the profile, and does not show in a web clip', async ({
      page,
      gateway,
    }) => {
      await gateway.control({ settings })
      await openHome(page)
      await letCome(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await bar(page).evaluate(cutParts)).toEqual([])
      await bar(page).getByRole('button', { name: 'Add' }).click()
      await expect(guide(page)).toBeVisible()

      await gateway.control({ settings: { ...settings, mobileTemplate: { pwa: false } } })
      await enlargeText(page, 2)
      await openHome(page)
      await letCome(page)
      await expect(bar(page)).toBeVisible()
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
      expect(await bar(page).evaluate(cutParts)).toEqual([])
      await bar(page).getByRole('button', { name: 'Get' }).click()
      await expect(guide(page).getByRole('link', { name: 'Download profile' })).toHaveAttribute(
        'href',
        PROFILE,
      )

      await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
      await openHome(page)
      await letCome(page)
      await expect(bar(page)).toBeHidden()
      await expect(card(page)).toBeHidden()
    })
  })

  test.describe('with Chrome of iOS 16.3', () => {
    test.use({ userAgent: IPHONE('16_3_1', 'CriOS/126.0.6478.35') })
    test('INS-05 a browser that cannot add to the home screen has no bar', async ({ page, gateway }) => {
      await gateway.control({ settings })
      await openHome(page)
      await letCome(page)
      await expect(bar(page)).toBeHidden()
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36' })
  test('INS-10 it is offered where the merchant enables it', async ({ page, gateway }) => {
    await gateway.control({ settings: ANDROID_APP })
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeHidden()
    expect((await gateway.requests('getDownloadBanners')).requests).toEqual([])
    await gateway.control({ settings: { mobileTemplate: { desktop_app_feature: true } } })
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeVisible()
  })
})
