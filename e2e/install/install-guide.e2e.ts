import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { USER_DATABASE } from '#domain/tables/schema'
import { openHome } from '../support/install/download-bar'
import { readTables } from '../support/storage/tables'
import { expect, expectAccessibleInAllStyles, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use({
  ...WITHOUT_SHELL,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 402, height: 874 },
  deviceScaleFactor: 3,
})

const popup = (page: Page) => page.getByRole('dialog', { name: 'Add it to your home screen' })
const guide = (page: Page) => page.getByRole('dialog', { name: 'Add to home screen' })

test(
  'INS-04 INS-01 INS-07 the guide replaces the popup, with its profile',
  LONG,
  async ({ page, gateway }) => {
    await page.clock.install()
    await openHome(page, '/m/home?affiliateCode=ann')
    await page.clock.runFor(24_000)
    await popup(page).getByRole('button', { name: 'Add to home screen' }).click()
    await expect(guide(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(guide(page).locator('image').first()).toBeVisible() // the merchant's own icon
    await expectAccessibleInAllStyles(page)
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
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('com.apple.webClip.managed')
    expect(text).toContain(`${gateway.origin}/m/home?WEBCLIP=1`)
    const tips = page.getByRole('dialog', { name: 'Install the profile' })
    await expect(tips.getByRole('listitem')).toHaveText([/Profile Downloaded/u, /passcode/u, /home screen/u])
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessibleInAllStyles(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home\?affiliateCode=ann$/u)

    // Opening the guide was no refusal, and no popup follows in this session.
    expect(await page.evaluate(() => sessionStorage.getItem('installAnswered'))).toBe('1')
    const counters = (await readTables(page, USER_DATABASE))['counters'] ?? []
    expect(counters.filter(({ id }) => id === 'install')).toEqual([])
  },
)
