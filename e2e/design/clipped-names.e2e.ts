import type { Page } from '@playwright/test'
import { logIn } from '../support/accounts/account'
import { textsWithout } from '../support/design/clipped-text'
import { expect, LONG, seesGames, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const GAME = 'Gonzo Gold Megaways (Deluxe Edition)'
const VENDOR = 'Evolution & Partners (Live Casino Studios)'
const TITLE = 'Table games & live dealers of the whole world (2nd floor)'
const LEAGUE = 'Premier league of the whole northern hemisphere (women)'
const MATCH = { id: 'm1', home: GAME, away: VENDOR, league: LEAGUE, vendor: 'PTCH', gameCode: 'PTCH_1' }

const expectStarts = async (page: Page): Promise<void> => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await textsWithout(page, /\S/u), `${String(width)} px`).toEqual([])
  }
}

test('LNG-02 SHL-09 Latin names keep their start in Urdu', LONG, async ({ page, gateway }) => {
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
  await expectStarts(page)

  await page.goto('/m/home') // the matches came after the games
  await expect(page.getByText(LEAGUE).first()).toBeVisible()
  await expectStarts(page)

  await page.goto('/m/promotions')
  await expect(page.getByRole('main').getByText(TITLE).first()).toBeVisible()
  await expectStarts(page)

  await page.goto('/m/activity?id=promo-club')
  await expect(page.getByText(GAME).first()).toBeVisible()
  await expectStarts(page)

  await page.goto('/m/game')
  await expect(page.getByRole('link', { name: GAME }).first()).toBeVisible()
  await expectStarts(page)
  await page.getByRole('link', { name: GAME }).first().click()
  await expect(page.getByRole('heading', { name: GAME })).toBeVisible()
  await expectStarts(page)
})

test('LNG-02 MEM-01 a long Latin name of a member keeps its start in Urdu', LONG, async ({ page }) => {
  await logIn(page, 'ann')
  await page.evaluate(() => localStorage.setItem('language', 'UR'))
  await page.evaluate((userName) => {
    const info: unknown = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(Object.assign({}, info, { userName })))
  }, 'annabel_of_the_northern_lighthouse_1987')
  await page.goto('/m/member/home')
  await expect(page.locator('#main').getByText('annabel_of_the_northern_lighthouse_1987')).toBeVisible()
  await expectStarts(page)
})
