import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { CACHE_DATABASE, USER_DATABASE } from '#domain/tables/schema'
import { TestGateway } from '../support/gateway/test-gateway'
import { beginToDelete, OUTSIDE_APP_URL } from '../support/storage/raw-database'
import {
  contentOf,
  type Dump,
  expectNotHalfSeen,
  gamesAreWhole,
  readGamesState,
  readTables,
  waitForContent,
} from '../support/storage/tables'
import { expect, LONG, seesGames, test } from '../support/test'
import { sendLogin } from '../support/accounts/account'

const KILLS = Number(process.env['KILLS'] ?? 2) // a longer run: KILLS=50
const MAX_KILLS = KILLS * 8 // until one of them has interrupted a write
const GAMES_ENDPOINT = '/lgw/games/mobile'
const GAMES = 8_000 // several batches
const KILL_WITHIN_MS = 1_500 // of the moment at which the list is requested
const SEE_PART_WITHIN_MS = 20_000 // of that moment

test('R-01 a browser killed in a sync shows no part, and resumes', LONG, async ({ browser, phone }) => {
  test.setTimeout(60_000 + MAX_KILLS * 25_000)
  const gateway = await TestGateway.launch({ games: GAMES })
  try {
    const states = { none: 0, partial: 0, whole: 0 }
    for (let kill = 0; kill < KILLS || (states.partial === 0 && kill < MAX_KILLS); kill += 1) {
      const page = await phone.open(gateway.origin + OUTSIDE_APP_URL) // its databases stay as they were left
      expectNotHalfSeen(await readTables(page))
      const state = await readGamesState(page)
      states[state] += 1
      if (state === 'whole' && states.partial === 0) await beginToDelete(page, CACHE_DATABASE) // else hardly anything is written
      await gateway.control({ games: { touch: 100, seed: kill + 1 } })
      await gateway.clearRequests()
      // Not awaited: the browser is killed during the load.
      void page.goto(`${gateway.origin}/m/home`).catch(() => undefined)
      await expect
        .poll(async () => (await gateway.requests(GAMES_ENDPOINT)).requests.length, { intervals: [50] })
        .toBeGreaterThan(0)
      // At any moment, and then, as soon as a part is stored.
      await (kill % 2 === 0 ? setTimeout(Math.random() * KILL_WITHIN_MS) : seesPart(page))
      await phone.kill()
    }
    console.log(`Found at the starts after the kills: ${JSON.stringify(states)}`)
    expect(states.partial).toBeGreaterThan(0)

    const survivor = await phone.open(`${gateway.origin}/m/home`)
    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(`${gateway.origin}/m/home`)
    const contents: Dump[] = []
    for (const page of [survivor, fresh]) {
      await seesGames(page)
      await expect.poll(() => gamesAreWhole(page), { timeout: 30_000 }).toBe(true)
      await waitForContent(page)
      contents.push(contentOf(await readTables(page)))
    }
    expect(contents[0]).toEqual(contents[1])
    expect(JSON.stringify(contents[0]?.['gameBuckets']).length).toBeGreaterThan(GAMES * 100)
  } finally {
    await gateway.close()
  }
})

/** Waits until games are stored, if possible only a part of them. */
async function seesPart(page: Page): Promise<void> {
  const seen = expect.poll(() => readGamesState(page).catch(() => 'loading'), {
    intervals: [20],
    timeout: SEE_PART_WITHIN_MS,
  })
  await seen.toMatch(/^(?:partial|whole)$/u).catch(() => undefined)
}

/** Waits until the database has a choice: local storage may write it seconds later. */
const savesChoice = (page: Page, part: string): Promise<void> =>
  expect
    .poll(async () => {
      const { counters = [] } = await readTables(page, USER_DATABASE)
      return counters.filter(({ id }) => id === 'choices').map(({ mark }) => mark)
    })
    .toEqual([expect.stringContaining(part)])

test(
  'SES-11 LOG-09 LNG-02 LNG-03 a killed browser knows login and choice',
  LONG,
  async ({ phone, gateway }) => {
    let page = await phone.open(`${gateway.origin}/m/login`)
    await sendLogin(page, 'dev')
    await expect(page).not.toHaveURL(/\/m\/login/)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('button', { name: 'اردو' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const part of ['autoLogin=1', 'rememberedMember=%7B', 'language=UR']) await savesChoice(page, part)
    await phone.kill()

    page = await phone.open(`${gateway.origin}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('a[href^="/m/member/home"]').first()).toBeVisible()
    // The next start shows the member at once, from the restored flag.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rememberedMember'))).toContain('dev')
  },
)
