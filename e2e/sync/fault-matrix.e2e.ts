import type { Page } from '@playwright/test'
import type { FaultRule } from '../support/gateway/control-command'
import { CONTENT_TABLES, contentOf, type Dump, readTables, waitForContent } from '../support/storage/tables'
import { expect, LONG, seesGames, test } from '../support/test'

/** Every call whose response fills the tables of the merchant's content. */
const CALLS: Readonly<Record<(typeof CONTENT_TABLES)[number], string | null>> = {
  settings: '/wps/system/settings',
  domains: '/wps/system/domainRoute',
  gameBuckets: '/lgw/games/mobile',
  vendors: '/wps/relay/GCSGAME_newGameVendor',
  popular: '/lgw/games/popular',
  banners: '/wps/relay/MCSFE_getBanners',
  announcements: '/wps/relay/MCSFE_getListAnnouncements',
  matches: '/wps/relay/GCSGAME_getGameMatchV2',
  gameIndex: null, // made from games and vendors
}

type Fault = FaultRule['fault']

/** Corrupted responses that still arrive. */
const SPOILT: readonly Fault[] = [
  { kind: 'status', status: 429, retryAfter: 1, errorCode: 'TOO_MANY_REQUEST' },
  { kind: 'failure', errorCode: 'request.invalid' },
  { kind: 'failure', errorCode: '__proto__', fields: { value: [], constructor: 1 } },
  { kind: 'truncatedJson' },
  { kind: 'html', status: 200 }, // a captive portal
  { kind: 'value', value: null },
  { kind: 'value', value: 'true' },
  { kind: 'value', value: 7 },
  { kind: 'value', value: { rows: { length: 3 } } },
]

/**
 * No response, or an error of the gateway. After three of these one probe replaces all requests, so two at a
 * time.
 */
const UNANSWERED: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, body: 'html' },
  { kind: 'status', status: 503, body: 'empty' },
  { kind: 'cut', at: 'before' },
  { kind: 'cut', at: 'during' },
  { kind: 'cut', at: 'after' },
]

const state = async (page: Page, resource: string): Promise<Readonly<Record<string, unknown>>> => {
  const { syncState = [] } = await readTables(page)
  return syncState.find(({ key }) => String(key).startsWith(`${resource}|`)) ?? {}
}

/** Opens the lobby with all its content, and without any recorded failure. */
async function openWell(page: Page): Promise<Dump> {
  await page.goto('/m/home')
  await waitForContent(page)
  for (const table of CONTENT_TABLES) {
    if (CALLS[table] === null) continue
    await expect.poll(async () => (await state(page, table))['contentHash'], { message: table }).toBeDefined()
    await expect.poll(async () => (await state(page, table))['error'], { message: table }).toBeUndefined()
  }
  return contentOf(await readTables(page))
}

const calls = Object.values(CALLS).filter((call) => call !== null)

/**
 * In each round one fault per call: two get no response, the others are corrupted, until each call has met each
 * fault.
 */
function rounds(): readonly (readonly FaultRule[])[] {
  const open = new Set(calls.flatMap((call) => [...SPOILT, ...UNANSWERED].map((fault) => pair(call, fault))))
  const all: FaultRule[][] = []
  for (let round = 0; open.size > 0 && round < 100; round += 1) {
    let unanswered = 0
    const order = calls.map((_, index) => calls[(index + round * 2) % calls.length] ?? '')
    all.push(
      order.flatMap((match) => {
        const isOpen = (fault: Fault) => open.has(pair(match, fault))
        const silent = unanswered < 2 ? UNANSWERED.find(isOpen) : undefined
        if (silent) unanswered += 1
        const fault = silent ?? SPOILT.find(isOpen) ?? SPOILT[round % SPOILT.length]
        if (!fault) return []
        open.delete(pair(match, fault))
        return [{ match, fault }]
      }),
    )
  }
  return all
}

const pair = (call: string, fault: Fault): string => `${call} ${JSON.stringify(fault)}`

test.describe.configure({ timeout: 400_000 })

test('R-02 OFF-03 no fault of any response loses a row', LONG, async ({ page, gateway }) => {
  const before = await openWell(page)
  const plan = rounds()
  expect(new Set(plan.flat().map(({ match, fault }) => pair(match, fault))).size).toBe(
    calls.length * (SPOILT.length + UNANSWERED.length),
  )
  for (const [round, faults] of plan.entries()) {
    await gateway.faults(...faults)
    await gateway.clearRequests()
    await page.reload()
    await expect
      .poll(async () => {
        const { counts } = await gateway.requests()
        return calls.filter((call) => counts[call] === undefined)
      })
      .toEqual([])
    // A loss of the last round shows in this one: no response comes that would fix it.
    expect(contentOf(await readTables(page)), `round ${round}`).toEqual(before)
    await seesGames(page)
  }
  for (const [table, call] of Object.entries(CALLS)) {
    if (call === null) continue
    await expect.poll(async () => (await state(page, table))['error'], { message: table }).toBeDefined()
  }
  expect(contentOf(await readTables(page))).toEqual(before)
  await gateway.faults()
  await page.reload()
  for (const [table, call] of Object.entries(CALLS)) {
    if (call === null) continue
    await expect.poll(async () => (await state(page, table))['error'], { message: table }).toBeUndefined()
  }
})
