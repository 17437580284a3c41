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
    gateway,
    consoleWatch,
  }) => {
    consoleWatch.allow(/icon-gone/u)
    await gateway.control({ settings: { mobileTemplate: { apple_touch_icon: '/wps/icon-gone.png' } } })
    await openGuide(page)
    await expect(guide(page).locator('image')).toHaveCount(0) // an icon is drawn where the merchant's does not load
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
    await expect(guide(page).locator('image').first()).toBeVisible() // the merchant's own icon
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
