import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import * as v from 'valibot'
import { evaluate, type Phone, waitForIdle } from '../measure/browser'

const SPY = path.join(import.meta.dirname, 'worker-spy.page.js')
const REST_MS = 2000 // without a write for this long, the sync is over

const report = v.object({
  transactions: v.array(
    v.object({
      startedAt: v.number(),
      endedAt: v.nullable(v.number()),
      written: v.record(v.string(), v.number()),
    }),
  ),
})

/** A worker's writes into one table. Times in milliseconds. */
export type TableWriteStats = {
  readonly rows: number
  /** Duration of the transactions that wrote to it. */
  readonly busy: number
  /** The start of the first such transaction and the end of the last, in epoch milliseconds. */
  readonly from: number
  readonly to: number
  /** True if one of them has not ended. */
  readonly isWriting: boolean
}

/** Inserts the spy before the code of every worker that the context starts. */
export async function spyOnWorkers(context: BrowserContext): Promise<void> {
  const spy = await readFile(SPY, 'utf8')
  await context.route(/\/assets\/worker-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${spy}\n${await response.text()}` })
  })
}

/** Returns the writes of the page's worker to a table since the worker started. */
export async function tableWriteStats(phone: Phone, table: string): Promise<TableWriteStats> {
  const { transactions } = await evaluate(phone, ASK, report)
  const own = transactions.filter(({ written }) => (written[table] ?? 0) > 0)
  const ends = own.map(({ startedAt, endedAt }) => endedAt ?? startedAt)
  return {
    rows: own.reduce((sum, { written }) => sum + (written[table] ?? 0), 0),
    busy: own.reduce((sum, { startedAt, endedAt }) => sum + ((endedAt ?? startedAt) - startedAt), 0),
    from: Math.min(...own.map(({ startedAt }) => startedAt)),
    to: Math.max(...ends),
    isWriting: own.some(({ endedAt }) => endedAt === null),
  }
}

/** Waits until the worker has written to a table, and then nothing more for two seconds. */
export async function waitForWrites(
  phone: Phone,
  table: string,
  timeoutMs: number,
): Promise<TableWriteStats> {
  const deadline = Date.now() + timeoutMs
  for (let before = 0; ;) {
    const stats = await tableWriteStats(phone, table)
    if (stats.rows > 0 && stats.rows === before && !stats.isWriting) return stats
    if (Date.now() > deadline) throw new Error(`The writes of ${table} did not end within ${timeoutMs} ms`)
    before = stats.rows
    await waitForIdle(REST_MS)
  }
}

const ASK = `new Promise((resolve) => {
  const channel = new BroadcastChannel('bench-spy')
  const ask = setInterval(() => channel.postMessage('read'), 50)
  channel.onmessage = ({ data }) => {
    if (!data.transactions) return
    clearInterval(ask)
    channel.close()
    resolve(data)
  }
})`
