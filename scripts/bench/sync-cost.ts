import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { evaluate, openPhone, type Phone, waitForIdle } from '../measure/browser'
import { PROBE, readProbe, type Visit, visit } from '../measure/visit'
import { spyOnWorkers, waitForWrites, type TableWriteStats, tableWriteStats } from './worker-spy'
import { WAKINGS, countLiveQueryWakeups } from './live-query-wakeups'

const TIMEOUT_MS = 120_000
const REST_MS = 3000
const TABLE = 'gameBuckets'

export type SyncCost = {
  readonly imported: TableWriteStats
  readonly importLongestTask: number
  readonly unchanged: { readonly rows: number; readonly wakings: number }
  readonly changed: TableWriteStats
  readonly naive: BaselineTimings
}

const naive = v.object({
  rows: v.number(),
  found: v.number(),
  import: v.number(),
  write: v.number(),
  longest: v.number(),
  filter: v.number(),
})

/** Timings of the naive baseline in milliseconds; `filter` is one keystroke's search. */
export type BaselineTimings = v.InferOutput<typeof naive>

/**
 * Imports the whole list into an empty profile, then syncs it unchanged and with one game in a hundred changed, each
 * in its own session. Then runs the naive baseline in the same browser.
 */
export async function syncCost(gateway: TestGateway, profile: string): Promise<SyncCost> {
  // Without a service worker, the worker's script can be intercepted to insert the spy.
  const phone = await openPhone(profile, [PROBE, WAKINGS], { serviceWorkers: 'block' })
  try {
    await spyOnWorkers(phone.context)
    await visit(phone, gateway.origin, TIMEOUT_MS)
    const imported = await waitForWrites(phone, TABLE, TIMEOUT_MS)
    const { tasks } = await readProbe(phone)
    const importLongestTask = longestWithin(tasks, imported)

    const again = await newSession(phone, gateway)
    const unchanged = { rows: await rowsWritten(again), wakings: await countLiveQueryWakeups(again) }

    await gateway.control({ games: { touch: 1 } })
    const afterChange = await newSession(again, gateway)
    const changed = await waitForWrites(afterChange, TABLE, TIMEOUT_MS)
    return { imported, importLongestTask, unchanged, changed, naive: await runNaive(afterChange, gateway) }
  } finally {
    await phone.context.close()
  }
}

/** Closes the page and opens the lobby in a new one: its session storage is empty, so every resource is requested. */
async function newSession({ context, page: before }: Phone, gateway: TestGateway): Promise<Phone> {
  const page = await context.newPage()
  await before.close()
  const phone = { context, page, session: await context.newCDPSession(page) }
  await gateway.clearRequests()
  await visit(phone, gateway.origin, TIMEOUT_MS)
  const deadline = Date.now() + TIMEOUT_MS
  while ((await gateway.requests('/lgw/games/mobile')).requests.length === 0) {
    if (Date.now() > deadline) throw new Error('The list of games was not asked for again')
    await waitForIdle(200)
  }
  await waitForIdle(REST_MS)
  return phone
}

function longestWithin(tasks: Visit['tasks'], { from, to }: TableWriteStats): number {
  const met = tasks.filter(([start, duration]) => start < to && start + duration > from)
  return Math.max(0, ...met.map(([, duration]) => duration))
}

async function rowsWritten(phone: Phone): Promise<number> {
  const tables = [TABLE, 'gameIndex', 'vendors', 'settings', 'banners', 'announcements', 'popular']
  const writings = await Promise.all(tables.map((table) => tableWriteStats(phone, table)))
  return writings.reduce((sum, { rows }) => sum + rows, 0)
}

/** Runs on a document of the same origin that runs none of the app's code. */
async function runNaive(phone: Phone, gateway: TestGateway): Promise<BaselineTimings> {
  await phone.page.goto(`${gateway.origin}/m/asset-manifest.json`)
  const script = await readFile(path.join(import.meta.dirname, 'baseline-sync.page.js'), 'utf8')
  return evaluate(phone, script, naive)
}
