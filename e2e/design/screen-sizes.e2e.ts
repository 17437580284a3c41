import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { LANGUAGES } from '#domain/language/languages'
import { clippedTexts } from '../support/design/clipped-text'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import { expect, LONG, test, WITH_MOTION, WITHOUT_SHELL } from '../support/test'
import { enlargeText } from '../support/design/text-size'
import { logInAs } from '../support/accounts/account'

test.use(WITHOUT_SHELL)

const LOCALES = path.resolve(import.meta.dirname, '../../src/i18n/locales')
const tile = (page: Page) => page.locator('a[data-game]:not([data-game=""])')
const picture = (page: Page) => tile(page).locator('img').first()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Tiles of the first row, the games in "Popular", and how far each block's height is from its rows' (px). */
const gridFacts = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('[style*="--rows-3"]')]
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top)
    const filled = blocks.filter((block) => block.querySelector('a[data-game]') !== null)
    const [first] = filled
    const tiles = [...(first?.firstElementChild?.children ?? [])]
    const gap = Number.parseFloat(getComputedStyle(first?.firstElementChild ?? document.body).rowGap)
    return {
      columns: tiles.filter((each) => tiles[0] && top(each) === top(tiles[0])).length,
      holes: filled.map((block) => {
        const last = block.firstElementChild?.lastElementChild?.getBoundingClientRect()
        return Math.round(block.getBoundingClientRect().bottom - (last?.bottom ?? 0) - gap)
      }),
    }
  })

for (const [words, widths] of [
  [1, { 256: 2, 319: 2, 320: 3, 360: 3, 599: 3, 600: 5, 899: 5, 900: 6 }],
  [2, { 320: 1, 360: 2, 430: 2, 740: 3, 1280: 5 }],
] as const) {
  test(`SHL-09 GAM-01 columns and height of the grid fit texts (× ${String(words)})`, async ({ page }) => {
    await enlargeText(page, words)
    await page.goto('/m/game')
    await expect(tile(page).first()).toBeVisible()
    for (const [width, columns] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(async () => (await gridFacts(page)).columns, `${width} px`).toBe(columns)
      expect((await gridFacts(page)).holes.length).toBeGreaterThan(0)
      const largest = async () => Math.max(...(await gridFacts(page)).holes.map(Math.abs))
      await expect.poll(largest, `${width} px`).toBeLessThanOrEqual(1)
      await expect.poll(() => widthOf(page), `${width} px`).toBeLessThanOrEqual(Number(width))
    }
  })
}

test('SHL-09 popular games fill their rows at every width', async ({ page }) => {
  await page.goto('/m/home')
  await expect(picture(page)).toBeVisible()
  const shown = page.getByRole('region', { name: 'Popular' }).locator('a[data-game]:visible')
  for (const [width, count] of Object.entries({ 256: 6, 320: 6, 600: 10, 900: 12 })) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    await expect(shown, `${width} px`).toHaveCount(count)
  }
})

const SCREENS = {
  'a phone with words at twice their size': { width: 360, height: 740, words: 2 },
  'the narrowest phone with words at twice their size': { width: 320, height: 640, words: 2 },
  'a phone on its side': { width: 740, height: 360, words: 1 },
  'a wide screen': { width: 1440, height: 900, words: 1 },
} as const

test.describe('with motion', () => {
  test.use(WITH_MOTION)

  test('SHL-09 nothing jumps while the lobby loads, on any screen', LONG, async ({ browser, gateway }) => {
    for (const [name, { words, ...viewport }] of Object.entries(SCREENS)) {
      const context = await browser.newContext({ viewport, baseURL: gateway.origin })
      const page = await context.newPage()
      await enlargeText(page, words)
      await watchShift(page)
      await page.goto('/m/home')
      await expect(tile(page).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), name).toBeLessThan(0.005)
      expect(await widthOf(page), name).toBeLessThanOrEqual(viewport.width)
      await context.close()
    }
  })
})

test(
  'SHL-09 LOG-01 a phone in landscape shows games at once, and the whole login',
  LONG,
  async ({ page }) => {
    for (const language of ['EN', 'UR']) {
      await page.addInitScript((code) => localStorage.setItem('language', code), language)
      for (const [width, height] of [
        [740, 360],
        [568, 320],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto('/m/home')
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'UR' ? 'rtl' : 'ltr')
        await expect(picture(page)).toBeAttached()
        // At least a third of its cover is visible with nothing over it: a tap there opens the game.
        const isOnTop = await picture(page).evaluate((image) => {
          const { left, top, width: wide, height: high } = image.getBoundingClientRect()
          const hit = document.elementFromPoint(left + wide / 2, top + high / 3)
          return hit !== null && image.closest('a')?.contains(hit) === true
        })
        expect(isOnTop, `${language}, ${String(width)} × ${String(height)}`).toBe(true)
      }
    }
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/m/login')
    await expect(page.locator('form').getByRole('textbox').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('form button[type=submit]')).toBeInViewport({ ratio: 1 })
  },
)

const MOUSE = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test(
  'SHL-09 a wide screen has the bar at the side, rows for the mouse, and pages in two columns',
  LONG,
  async ({ browser, gateway }) => {
    const context = await browser.newContext({ ...MOUSE, baseURL: gateway.origin })
    const page = await context.newPage()
    await page.goto('/m/home')
    const bar = page.getByRole('navigation').last()
    await expect.poll(() => bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
    const row = page.getByRole('region', { name: 'Promotions' }).locator('.scroller')
    const place = () => row.evaluate((track) => track.scrollLeft)
    const arrow = page.locator('body > button:visible')
    await expect(async () => {
      await page.mouse.move(600, 400)
      await row.hover()
      await expect(arrow).toHaveCount(1, { timeout: 500 }) // nothing is before the first banner
    }).toPass()
    await arrow.click()
    await expect.poll(place).toBeGreaterThan(500)
    await expect(arrow).toHaveCount(2)

    await page.mouse.move(500, 200)
    await page.mouse.down()
    await page.mouse.move(1300, 200, { steps: 4 })
    await page.mouse.up()
    await expect.poll(place).toBe(0)
    await expect(page).toHaveURL(/\/m\/home$/) // the banner under the mouse has not opened

    const expectPair = async (path: string, part: string): Promise<void> => {
      await page.goto(path)
      const card = page.getByRole('main').locator(part)
      await expect(card.nth(1)).toBeVisible()
      await expect(async () => {
        const [first, second] = [await card.first().boundingBox(), await card.last().boundingBox()]
        expect(second?.y, path).toBe(first?.y)
      }).toPass({ timeout: 20_000 })
    }
    await expectPair('/m/inviteFriends', 'header ~ *')
    await logInAs(page, 'ann', '/m/voucherCenter')
    await expect(async () => {
      const form = await page.getByRole('main').locator('form').boundingBox()
      const balance = await page.getByRole('region', { name: 'Balance' }).boundingBox()
      expect(balance && form && form.x - balance.x - balance.width).toBeGreaterThan(0)
      expect(form?.y).toBe(balance?.y)
    }).toPass({ timeout: 20_000 })

    await expectPair('/m/mall/mallHome', 'li:nth-child(-n + 2)')
    await expectPair('/m/promotions', 'section:first-of-type li:nth-child(-n + 2)')
    await context.close()
  },
)

test('SHL-09 with text at twice its size no bar, sheet or launch is too wide or cut', async ({ page }) => {
  const expectRoom = async (what: string): Promise<void> => {
    expect(await widthOf(page), what).toBe(360)
    expect(await clippedTexts(page), what).toEqual([])
  }
  await enlargeText(page, 2)
  await logInAs(page, 'ann', '/m/member/home')
  await page.getByRole('button', { name: /^Theme/ }).click()
  const saver = page.getByRole('dialog').getByRole('switch', { name: 'Data saver' })
  await expect(saver).toBeVisible()
  await expectRoom('the settings')
  const beyond = await saver.evaluate((input) => {
    const list = input.closest('[class*="_rows_"]')
    return list && list.scrollWidth - list.clientWidth
  })
  expect(beyond).toBe(0)
  await page.keyboard.press('Escape')
  // The bar shows the current entry, although its last entry is beyond its edge.
  await expect(page.getByRole('link', { name: /^Account\b/ })).toBeInViewport({ ratio: 1 })
  const labels = page.getByRole('navigation').last().locator('a > span:last-child')
  expect(
    await labels.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length),
  ).toBe(0)

  await page.goto('/m/game')
  await page.getByRole('tab', { name: 'Lottery', exact: true }).click()
  await page.getByRole('tabpanel', { name: 'Lottery' }).locator('a[data-game]').first().click()
  await expect(page.getByRole('heading', { name: 'Choose a prize mode' })).toBeVisible()
  await expectRoom('the prize modes')
  await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 })

  await page.goto('/m/launchGame?gameId=no-such-game')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectRoom('a message')
})

const wordsSchema = v.object({ 'game.new': v.string(), 'game.hot': v.string() })

test('LNG-04 SHL-09 "new" and "hot" are readable in each language, also doubled', LONG, async ({ page }) => {
  const words = await Promise.all(
    LANGUAGES.map(async ({ code, tag }) => ({
      tag,
      ...v.parse(wordsSchema, JSON.parse(await readFile(path.join(LOCALES, code, 'first.json'), 'utf8'))),
    })),
  )
  expect(words).toHaveLength(23)
  for (const [width, times] of [
    [320, 1],
    [256, 1],
    [360, 2],
    [320, 2],
  ] as const) {
    await enlargeText(page, times)
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/m/home')
    await expect(page.locator('[data-badge]').first()).toBeAttached()
    const cut = await page.evaluate((all) => {
      const badge = document.querySelector<HTMLElement>('[data-badge]')
      const tile = badge?.closest('a')?.parentElement
      const heart = tile?.querySelector('button svg')?.getBoundingClientRect()
      if (!badge || !heart) throw new Error('There is no tile with a badge')
      return all.flatMap(({ tag, ...pair }) => {
        document.documentElement.lang = tag
        return Object.values(pair).filter((word) => {
          badge.textContent = word
          const box = badge.getBoundingClientRect()
          const isUnderHeart = box.right > heart.left && box.top < heart.bottom && box.bottom > heart.top
          return badge.scrollWidth > badge.clientWidth || isUnderHeart
        })
      })
    }, words)
    expect(cut, `${String(width)} px, words × ${String(times)}`).toEqual([])
  }
})
