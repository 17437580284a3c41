import type { Page } from '@playwright/test'
import { seesGames } from '../support/games/real-games'
import { logIn } from '../support/accounts/account'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const GAME = 'Gonzo Gold Megaways (Deluxe Edition)'
const VENDOR = 'Evolution & Partners (Live Casino Studios)'
const TITLE = 'Table games & live dealers of the whole world (2nd floor)'

/** Returns the texts whose first letter is outside a box that hides its overflow. */
const textsWithoutStart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (first: DOMRect, parent: Element | null): boolean => {
      for (let box = parent; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box)
        // Text in a scroll box is not cut off; text for screen readers only is not visible.
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false
        const { left, right } = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (first.left < left - 1 || first.right > right + 1)) return true
      }
      return false
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      const start = text.search(/\S/u)
      // The copies in the marquee come in from its end.
      if (start < 0 || node.parentElement?.closest('[style*="animation-duration"], .snapshot')) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + 1)
      const first = range.getBoundingClientRect()
      if (first.width > 0 && isCut(first, node.parentElement)) found.push(text)
    }
    return found
  })

const MATCH = { id: 'm1', home: GAME, away: VENDOR, league: TITLE, vendor: 'PTCH', gameCode: 'PTCH_1' }

for (const width of [320, 360]) {
  test(`LNG-02 SHL-09 Latin names keep their start in Urdu on ${String(width)} px`, async ({
    page,
    gateway,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    // Only in the app: a game in a sandbox has no storage.
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem('language', 'UR')
    })
    const rename = (match: string, field: string, value: string) => ({
      match,
      fault: { kind: 'rows', field, change: 'wrong', value } as const,
    })
    const cards = ['JADE', 'NOVA', 'KOIS'].map((vendor) => ({ vendor, displayName: VENDOR }))
    await gateway.faults(
      rename('/lgw/games/mobile', 'name', GAME),
      rename('MCSFE_getListAnnouncements', 'title', TITLE),
      rename('PROMOFE_getPromotionAnnouncementCategory', 'name', TITLE),
      rename('MCSFE_getBanners', 'title', TITLE),
      {
        match: 'GCSGAME_newGameVendor',
        fault: { kind: 'value', value: [{ title: TITLE, gameClassify: 'RNG', cards }] },
      },
      {
        match: 'GCSGAME_getGameMatchV2',
        fault: { kind: 'value', value: [{ ...MATCH, startTime: Date.now() + 600_000 }] },
      },
    )
    await page.goto('/m/home')
    await seesGames(page)
    await expect(page.getByText(VENDOR).first()).toBeVisible()
    expect(await textsWithoutStart(page)).toEqual([])

    await page.goto('/m/game')
    await expect(page.getByRole('link', { name: GAME }).first()).toBeVisible()
    expect(await textsWithoutStart(page)).toEqual([])

    await page.goto('/m/promotions')
    await expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible()
    expect(await textsWithoutStart(page)).toEqual([])

    await page.goto('/m/activity?id=promo-club')
    await expect(page.getByText(GAME).first()).toBeVisible()
    expect(await textsWithoutStart(page)).toEqual([])

    await page.goto('/m/game')
    await page.getByRole('link', { name: GAME }).first().click()
    await expect(page.getByRole('heading', { name: GAME })).toBeVisible()
    expect(await textsWithoutStart(page)).toEqual([])
  })
}

test('LNG-02 MEM-01 a long Latin name of a member keeps its start in Urdu on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await logIn(page, 'ann')
  await page.evaluate(() => localStorage.setItem('language', 'UR'))
  await page.evaluate((userName) => {
    const info: unknown = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(Object.assign({}, info, { userName })))
  }, 'annabel_of_the_northern_lighthouse_1987')
  await page.goto('/m/member/home')
  await expect(page.locator('#main').getByText('annabel_of_the_northern_lighthouse_1987')).toBeVisible()
  expect(await textsWithoutStart(page)).toEqual([])
})
