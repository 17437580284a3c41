import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { expectAccessible } from '../support/design/axe'
import { seesGames } from '../support/games/real-games'
import { expectAccessibleInAllStyles } from '../support/design/styles'
import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT} ${rest}`
const safari = (version: string, os = version.replace('.', '_')) =>
  iphone(os, `Version/${version} Mobile/15E148 Safari/604.1`)

test.use({ ...WITHOUT_SHELL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

const popup = (page: Page) => page.getByRole('dialog', { name: 'Keep it on your home screen' })
const guide = (page: Page) => page.getByRole('dialog', { name: 'Add to home screen' })

/** Opens home, waits for the popup, and opens the guide from it. The page's clock is advanced manually. */
const openGuide = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.goto('/m/home?affiliateCode=ann')
  await seesGames(page)
  await page.clock.runFor(10_000)
  // The session timer starts right after the install code has started.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
    .toBe(true)
  await page.clock.runFor(24_000)
  await popup(page).getByRole('button', { name: 'Add to home screen' }).click()
  await expect(guide(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

test.describe('in Safari 16', () => {
  test.use({ userAgent: safari('16.6') })
  test('INS-04 INS-01 the guide replaces the popup, and a profile below 17 leads to the settings', async ({
    page,
  }) => {
    await openGuide(page)
    await expect(guide(page).getByRole('listitem')).toHaveText([
      /bar at the bottom/u,
      /Add to Home Screen/u,
      /“Add”/u,
      /home screen/u,
    ])
    await expectAccessibleInAllStyles(page)
    const download = page.waitForEvent('download')
    await guide(page).getByRole('link', { name: 'Download profile' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('com.apple.webClip.managed')
    expect(text).toContain(`${new URL(page.url()).origin}/m/home?WEBCLIP=1`)
    const notice = page.getByRole('dialog', { name: 'Go to Settings' })
    await expect(notice).toContainText('configuration profile')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home\?affiliateCode=ann$/u)

    // Opening the guide was no refusal, and no popup follows in this session.
    expect(await page.evaluate(() => sessionStorage.getItem('installAnswered'))).toBe('1')
    const counters = (await readTables(page, USER_DATABASE))['counters'] ?? []
    expect(counters.filter(({ id }) => id === 'install')).toEqual([])
  })
})

test.describe('in Safari 17', () => {
  test.use({ userAgent: safari('17.5'), viewport: { width: 402, height: 874 } })
  test('INS-04 a profile of 17 and above is explained with tips; INS-07 iOS finds icon and start images', async ({
    page,
    gateway,
  }) => {
    await openGuide(page)
    const links = await page
      .locator('head link[rel^="apple-touch"]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.getAttribute('media')]),
      )
    const media = (style: string) =>
      `screen and (device-width: 402px) and (device-height: 874px) and (-webkit-device-pixel-ratio: 3) and (orientation: portrait) and (prefers-color-scheme: ${style})`
    const splash = 'apple-touch-startup-image'
    expect(links).toEqual([
      ['apple-touch-icon', `${gateway.cdnOrigin}/brand/icon-192.png`, null],
      [splash, '/m/merchant/splash-1206x2622-light.png', media('light')],
      [splash, '/m/merchant/splash-1206x2622-dark.png', media('dark')],
    ])

    const download = page.waitForEvent('download')
    await guide(page).getByRole('link', { name: 'Download profile' }).click()
    await download
    const tips = page.getByRole('dialog', { name: 'Install the profile' })
    await expect(tips.getByRole('listitem')).toHaveText([/Profile Downloaded/u, /passcode/u, /home screen/u])
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessibleInAllStyles(page)
    await tips.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('in Safari 18 of a merchant whose profile is no safe address', () => {
  test.use({ userAgent: safari('18.6') })
  test('INS-04 R-14 the guide has no profile, and draws an icon where the merchant’s does not load', async ({
    page,
    gateway,
    consoleWatch,
  }) => {
    consoleWatch.allow(/icon-gone/u)
    await gateway.control({
      settings: {
        resources: [{ resourceType: 'MOBILECONFIG', url: 'javascript:alert(1)' }],
        mobileTemplate: { apple_touch_icon: '/wps/icon-gone.png' },
      },
    })
    await openGuide(page)
    await expect(guide(page).getByRole('listitem')).toHaveCount(4)
    await expect(guide(page).getByRole('link')).toHaveCount(0)
    await expect(guide(page).locator('image')).toHaveCount(0)
  })
})

test.describe('in Safari 26', () => {
  test.use({ userAgent: safari('26.0', '18_6') })
  test('INS-04 the share icon is behind "…", and the page opens as an app', async ({ page }) => {
    await openGuide(page)
    await expect(guide(page).getByRole('listitem')).toHaveText([
      /“…”/u,
      /“Share”/u,
      /“View More”/u,
      /“Open as Web App”/u,
      /home screen/u,
    ])
    // The images are the merchant's own, and load completely.
    await expect(guide(page).locator('image')).toHaveCount(3)
    await guide(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('on an iPad', () => {
  test.use({
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.4 Safari/605.1.15`,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  })
  test('INS-04 the share icon is at the top', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' })
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
    })
    await openGuide(page)
    await expect(guide(page).getByRole('listitem').first()).toHaveText(/at the top/u)
  })
})

test.describe('inside another app', () => {
  test.use({
    userAgent: iphone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/17.5]'),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  test('INS-04 it leads to Safari, with the URL copied, including the referral codes', async ({ page }) => {
    await openGuide(page)
    await expect(guide(page).getByRole('link')).toHaveCount(0)
    await guide(page).getByRole('button', { name: 'Copy address' }).click()
    await expect(guide(page).getByRole('status')).toHaveText('Address copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(page.url()).origin}/m/home?affiliateCode=ann`,
    )
    await expect(guide(page).getByRole('listitem')).toHaveText([/Open Safari/u, /Paste/u])
    await expectAccessible(page)
  })
})

test.describe('as a web clip', () => {
  test.use({ userAgent: iphone('17_5', 'Mobile/15E148') })
  test('INS-04 SES-10 the start from the profile’s icon is a WEBCLIP, and the marker is removed from its URL', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await page.goto('/m/home?WEBCLIP=1')
    await seesGames(page)
    await expect(page).toHaveURL(/\/m\/home$/u)
    expect(await page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('1')
  })
})
