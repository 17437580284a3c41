import type { BrowserContext, Page } from '@playwright/test'
import { OWN_DATABASE } from '#domain/tables/schema'
import { expectAccessible } from './support/axe'
import { seesGames } from './support/games'
import { shiftOf, watchShift } from './support/layout-shift'
import { enterAs } from './support/member'
import { readTables } from './support/tables'
import { expect, test, WITHOUT_SHELL } from './support/test'
import { enlargeWords } from './support/words-size'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const IPHONE = (version: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`

const APP = 'https://apps.example/harbour.apk'
const PROFILE = 'https://apps.example/harbour.mobileconfig'
const ANDROID_APP = { resources: [{ resourceType: 'Android', url: APP }] }

test.use({ ...WITHOUT_SHELL, userAgent: ANDROID })

const NO_SHIFT = 0.001 // the bar's height would be 0.08

const bar = (page: Page) => page.getByRole('complementary', { name: /^(?:Get the app|Add to home screen)$/u })
const card = (page: Page) => page.getByRole('complementary', { name: 'Install offer' })
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Home, with the part that invites begun: the time at play is counted from right after it. */
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/m/home')
  await seesGames(page)
  await hasBegun(page)
}

const hasBegun = async (page: Page): Promise<void> => {
  await page.clock.runFor(10_000)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
    .toBe(true)
}

/** The bar has had its moments, and the banner its delay. */
const letCome = (page: Page): Promise<void> => page.clock.runFor(5_000)

const newSession = async (context: BrowserContext, page: Page): Promise<Page> => {
  const next = await context.newPage()
  await next.clock.install()
  await page.close()
  return next
}

const markOf = async (page: Page): Promise<unknown> =>
  (await readTables(page, OWN_DATABASE))['counters']?.find(({ id }) => id === 'install-banner')?.['mark']

test.beforeEach(async ({ page, context }) => {
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return
    for (const key of Object.keys(localStorage))
      if (key.startsWith('playSession')) localStorage.removeItem(key)
  })
  await page.clock.install()
})

test('INS-05 INS-08 the download bar stands above the header, moves nothing that is read, and is closed for the session', async ({
  page,
  context,
  gateway,
}) => {
  await gateway.control({ settings: ANDROID_APP })
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeInViewport()
  await expect.poll(() => topOf(page, 'header')).toBeGreaterThan(55) // it slides
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the marquee stands still while its targets are measured
  await expectAccessible(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(bar(page).getByRole('link', { name: 'Get' })).toHaveAttribute('href', APP)
  await expect(bar(page)).toContainText('Hundreds of games')

  // The banner waits for the screen to be without the bar, which scrolls away; the header does not.
  await expect(card(page)).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(bar(page)).not.toBeInViewport()
  expect(await topOf(page, 'header')).toBe(0)
  await page.clock.runFor(500)
  await expect(card(page)).toBeVisible()

  const place = await topOf(page, 'main')
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await expect(bar(page)).toBeInViewport() // INS-05 names no page
  await page.getByRole('main').evaluate((element) => element.parentElement?.querySelector('a')?.focus())
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Get' })).toBeFocused()
  await page.goBack()
  await page.clock.runFor(2_000) // the kept place is looked for no longer than this
  expect(await topOf(page, 'main')).toBe(place)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar(page)).toBeInViewport()

  await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => topOf(page, 'header')).toBe(0)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeHidden()

  const next = await newSession(context, page)
  await openHome(next)
  await letCome(next)
  await expect(bar(next)).toBeVisible()
})

test('INS-05 SHL-09 with reduced motion the bar comes in above the screen, and a rank that does without it has none', async ({
  page,
  gateway,
}) => {
  await gateway.control({ settings: { ...ANDROID_APP, downloadBarVipRank: 2 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(bar(page)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  const place = await topOf(page, 'main')
  await letCome(page)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).not.toBeInViewport()
  expect(await topOf(page, 'main')).toBe(place)
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(bar(page)).toBeHidden() // something is filled in
  await enterAs(page, 'ann') // of rank 2
  await expect(page).toHaveURL(/\/m\/home/)
  await seesGames(page)
  await expect(bar(page)).toBeHidden()
})

test('INS-06 a banner is shown once for its picture: closed or followed, and the next one in another session', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // as above
  await page.addInitScript(() => sessionStorage.setItem('installAnswered', '1')) // the popup would cover it at 20 s
  await watchShift(page)
  await openHome(page)
  await letCome(page)
  await expect(card(page)).toBeVisible()
  await expect(bar(page)).toBeHidden() // no links are set up
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT)
  await expectAccessible(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
  await expect(card(page)).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await letCome(page)
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toBeHidden()
  await expect.poll(() => markOf(page)).toBe('pocket-harbour.svg')
  await openHome(page)
  await letCome(page)
  await expect(card(page)).toBeHidden()

  const next = await newSession(context, page)
  await openHome(next)
  await letCome(next)
  await expect(card(next).getByRole('img', { name: 'Add to home screen' })).toHaveAttribute(
    'src',
    /\/no-signal\.svg/u,
  )
  await card(next).getByRole('button', { name: 'Add to home screen' }).click()
  await expect(next.getByRole('dialog', { name: 'Keep it on your home screen' })).toBeVisible()
  await expect.poll(() => markOf(next)).toBe('pocket-harbour.svg/no-signal.svg')

  const last = await newSession(context, next)
  await openHome(last)
  await letCome(last)
  await expect(card(last)).toBeHidden()
})

/** What of the bar is cut or beyond the edges of the screen, in a right-to-left language. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  bar(page).evaluate((element) => {
    document.documentElement.dir = 'rtl'
    const parts = [...element.querySelectorAll<HTMLElement>('p, a, button')]
    return parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        const isClamped = getComputedStyle(part).webkitLineClamp !== 'none'
        const isLow = part.localName === 'p' && !isClamped && part.scrollHeight > part.clientHeight + 1
        return left < 0 || right > window.innerWidth || part.scrollWidth > part.clientWidth || isLow
      })
      .map((part) => part.outerHTML)
  })

const guide = (page: Page) => page.getByRole('dialog', { name: 'Add to home screen' })

test.describe('on an iPhone', () => {
  const settings = { resources: [{ resourceType: 'MOBILECONFIG', url: PROFILE }] }

  test.describe('with Safari of iOS 18', () => {
    test.use({ userAgent: IPHONE('18_1', 'Version/18.1') })
    test('INS-05 INS-08 INS-10 the bar leads to the home screen, without pwa to the profile, and is no more for a web clip', async ({
      page,
      gateway,
    }) => {
      await gateway.control({ settings })
      await openHome(page)
      await letCome(page)
      await bar(page).getByRole('button', { name: 'Add' }).click()
      await expect(guide(page)).toBeVisible()

      await gateway.control({ settings: { ...settings, mobileTemplate: { pwa: false } } })
      await page.setViewportSize({ width: 320, height: 640 })
      await enlargeWords(page, 2)
      await openHome(page)
      await letCome(page)
      await expect(bar(page)).toBeVisible()
      expect(await tooWide(page)).toEqual([])
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
    test('INS-05 a browser that puts nothing on the home screen has no bar', async ({ page, gateway }) => {
      await gateway.control({ settings })
      await openHome(page)
      await letCome(page)
      await expect(bar(page)).toBeHidden()
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36' })
  test('INS-10 it is offered where the merchant wants it', async ({ page, gateway }) => {
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
