import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { ROOT } from '../../scripts/lib/ensure-build'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { openInstalled } from '../support/updates/service-worker'
import { snapshotKey } from '../support/storage/snapshot'
import { expect, expectAccessible, LONG, seesGames, test } from '../support/test'

const html = (page: Page) => page.locator('html')
const lobby = (page: Page) => page.getByRole('heading', { name: 'Popular' })
/** The icon comes first, for where the logo has no room. */
const logo = (page: Page) => page.getByRole('banner').locator('img:only-child, img + img')
const icon = (page: Page) => page.getByRole('banner').locator('img:has(+ img)')

/** Records accent and style at every frame from the first on. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = (): void => {
      const root = document.documentElement
      const look = `${root.dataset['style'] ?? ''} ${root.style.getPropertyValue('--accent')}`
      if (document.querySelector('body') && seen.at(-1) !== look) seen.push(look)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const looksSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seen')
    return Array.isArray(seen) ? seen.map(String) : []
  })

const themeOf = (accent: string, style: 'light' | 'dark', image_logo?: string) => ({
  mobileTemplate: { theme: { accent, style }, ...(image_logo !== undefined && { image_logo }) },
})

const VIOLET = 'rgb(124, 58, 237)'

test('DEP-01 SHL-09 the merchant’s style is applied once', async ({ page, gateway, consoleWatch }) => {
  consoleWatch.allow(/no-such-logo/)
  const logoUrl = `${gateway.cdnOrigin}/brand/no-such-logo.png`
  await gateway.control({ settings: themeOf('#7c3aed', 'dark', logoUrl) })
  await watchPaint(page)
  await watchShift(page)
  await gateway.faults({ match: SETTINGS_ENDPOINT, fault: { kind: 'held' } })
  await page.goto('/m/home')
  await expect.poll(() => looksSeen(page)).toEqual(['light '])
  await gateway.faults()
  await expect(lobby(page)).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-style', 'dark')
  // Accent and style come with the same settings, in one frame or in two; neither ever reverts.
  await expect.poll(async () => (await looksSeen(page)).at(-1)).toBe(`dark ${VIOLET}`)
  const looks = await looksSeen(page)
  expect([looks[0], looks.at(-1)]).toEqual(['light ', `dark ${VIOLET}`])
  expect(looks.length).toBeLessThanOrEqual(3)
  await expect(page.getByRole('banner').getByText('harbour')).toBeVisible() // the name in place of the logo
  expect(await shiftOf(page)).toBeLessThan(0.005)

  await page.reload()
  await expect(lobby(page)).toBeVisible()
  await expect.poll(() => looksSeen(page)).toEqual([`dark ${VIOLET}`])
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#090c15')
})

test('DEP-01 on a dark device only a first visit starts dark', async ({ page, gateway }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await gateway.control({ settings: themeOf('#7c3aed', 'light') })
  await watchPaint(page)
  await gateway.faults({ match: SETTINGS_ENDPOINT, fault: { kind: 'held' } })
  await page.goto('/m/home')
  await expect.poll(() => looksSeen(page)).toEqual(['dark '])
  await gateway.faults()
  await expect(html(page)).toHaveAttribute('data-style', 'light')
  await page.reload()
  await expect(lobby(page)).toBeVisible()
  await expect.poll(() => looksSeen(page)).toEqual([`light ${VIOLET}`])
})

const chooseStyle = async (page: Page, name: string): Promise<void> => {
  // By keyboard: offline, the strip covers the end of the page.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('label').filter({ hasText: name }).click()
  await expect(dialog.getByRole('radio', { name })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('DEP-01 offline the lobby has its brand, or the chosen style', LONG, async ({ page, gateway }) => {
  const ownLogo = `${gateway.cdnOrigin}/brand/icon-192.png`
  const expectBrand = async (): Promise<void> => {
    await expect(logo(page)).toHaveAttribute('src', ownLogo)
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('background-color', VIOLET)
    await expect
      .poll(() => logo(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await gateway.control({ settings: themeOf('#7c3aed', 'light', ownLogo) })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openInstalled(page)
  await expectBrand()
  await expect(lobby(page)).toBeVisible()
  // Nothing was chosen: the merchant's style.
  await expect(html(page)).toHaveAttribute('data-style', 'light')
  await chooseStyle(page, 'System default')
  await expect(html(page)).toHaveAttribute('data-style', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html(page)).toHaveAttribute('data-style', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html(page)).toHaveAttribute('data-style', 'dark')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#090c15')

  await page.reload()
  await expect.poll(() => snapshotKey(page)).toContain('"dark"')
  gateway.goOffline()
  await watchPaint(page)
  await page.reload()
  await expect(lobby(page)).toBeVisible()
  await expect.poll(() => looksSeen(page)).toEqual([`dark ${VIOLET}`])
  await expectBrand()
  // The phone has switched to light: nothing dark is shown, not even the snapshot.
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(lobby(page)).toBeVisible()
  await expect.poll(() => looksSeen(page)).toEqual([`light ${VIOLET}`])
  await page.emulateMedia({ colorScheme: 'dark' })
  await chooseStyle(page, 'Site default')
  await expect(html(page)).toHaveAttribute('data-style', 'light')
})

/** The accents in between are on the design page (design.e2e.ts). */
const EXTREME_ACCENTS = [
  ['#ffffff', 'rgb(255, 255, 255)'],
  ['#000000', 'rgb(0, 0, 0)'],
] as const

test('DEP-01 SHL-09 the lobby is readable with any accent', LONG, async ({ page, gateway }) => {
  for (const style of ['light', 'dark'] as const) {
    for (const [accent, colour] of EXTREME_ACCENTS) {
      await gateway.control({ settings: themeOf(accent, style) })
      await page.goto('/m/home')
      await expect(html(page)).toHaveAttribute('data-style', style)
      await expect(html(page)).toHaveCSS('--accent', colour)
      await seesGames(page)
      await expectAccessible(page, { only: ['color-contrast'] })
    }
  }
})

test('DEP-01 SHL-09 next to a back arrow a narrow logo gives way to the icon', async ({ page }) => {
  await page.goto('/m/help')
  await expect(icon(page)).toBeVisible()
  await expect(logo(page)).toBeHidden()
  await page.setViewportSize({ width: 600, height: 740 })
  await expect(logo(page)).toBeVisible()
  await expect(icon(page)).toBeHidden()
})

test('DEP-01 nothing of any merchant or of the design system’s page is in a build of the app', async () => {
  const dist = path.join(ROOT, 'dist')
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(?:js|css|html|json)$/.test(name),
  )
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(dist, name), 'utf8') })),
  )
  expect(files.length).toBeGreaterThan(20)
  const merchant = /harbou?r|幸运港|لکی ہاربر|f5b301|begambleaware/i
  const design = /src\/design|Design system|data-force|lobby-design|PSEUDO|ƒîṽé/
  expect(files.filter(({ text }) => merchant.test(text)).map(({ name }) => name)).toEqual([])
  expect(files.filter(({ name, text }) => design.test(name + text)).map(({ name }) => name)).toEqual([])
})
