import type { Page } from '@playwright/test'
import {
  ANDROID,
  answerInstalling,
  ANDROID_APP,
  APP,
  bar,
  card,
  holdClock,
  letCome,
  openHome,
} from '../support/install/download-bar'
import { atRest } from '../support/browser/at-rest'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { clippedTexts } from '../support/design/clipped-text'
import { enlargeText } from '../support/design/text-size'
import { expect, expectAccessibleInAllStyles, LONG, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'

test.use({ ...WITHOUT_SHELL, ...WITH_MOTION, userAgent: ANDROID })

const PROFILE = 'https://apps.example/harbour.mobileconfig'
const NO_SHIFT = 0.001 // the bar's height would be 0.08

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test.beforeEach(holdClock)

test(
  'INS-05 INS-08 the download bar moves nothing, and stays closed',
  LONG,
  async ({ page, context, gateway }) => {
    await answerInstalling(context) // the clock goes on, and a slow machine would show the popup halfway
    await gateway.control({ settings: ANDROID_APP })
    await watchShift(page)
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeInViewport()
    await expect.poll(() => topOf(page, 'header')).toBeGreaterThan(55) // it slides
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
    await page.emulateMedia({ reducedMotion: 'reduce' }) // the marquee stops while its targets are measured
    await expectAccessibleInAllStyles(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(bar(page).getByRole('link', { name: 'Get' })).toHaveAttribute('href', APP)
    await expect(bar(page)).toContainText('Hundreds of games')

    // The banner waits until the bar is off the screen. The bar scrolls away; the header does not.
    await expect(card(page)).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect(bar(page)).not.toBeInViewport()
    await expect.poll(() => topOf(page, 'header')).toBe(0)
    await page.mouse.wheel(0, -60)
    await page.clock.runFor(500)
    await expect(card(page)).toBeVisible()

    const place = await atRest(page, () => topOf(page, 'main'))
    await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
    await expect(page).toHaveURL(/\/m\/game/)
    await expect(bar(page)).toBeInViewport() // INS-05 names no page
    await page.getByRole('main').evaluate((element) => element.parentElement?.querySelector('a')?.focus())
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Get' })).toBeFocused()
    await page.goBack()
    await page.clock.runFor(2_000) // the app stops looking for the saved scroll position after this
    await expect.poll(() => topOf(page, 'main')).toBe(place)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar(page)).toBeInViewport()

    await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => topOf(page, 'header')).toBe(0)
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeHidden()
  },
)

test.describe('on an iPhone with Safari of iOS 18', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  })

  test('INS-05 INS-08 INS-10 the bar leads to guide or profile', LONG, async ({ page, gateway }) => {
    const settings = { resources: [{ resourceType: 'MOBILECONFIG', url: PROFILE }] }
    const guide = page.getByRole('dialog', { name: 'Add to home screen' })
    await gateway.control({ settings })
    await openHome(page)
    await letCome(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await clippedTexts(page, bar(page))).toEqual([])
    await bar(page).getByRole('button', { name: 'Install' }).click()
    await expect(guide).toBeVisible()

    await gateway.control({ settings: { ...settings, mobileTemplate: { pwa: false } } })
    await enlargeText(page, 2)
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    expect(await clippedTexts(page, bar(page))).toEqual([])
    await bar(page).getByRole('button', { name: 'Get' }).click()
    await expect(guide.getByRole('link', { name: 'Download profile' })).toHaveAttribute('href', PROFILE)

    await page.addInitScript(() => localStorage.setItem('WEBCLIP', '1'))
    await openHome(page)
    await letCome(page)
    await expect(bar(page)).toBeHidden()
    await expect(card(page)).toBeHidden()
  })
})
