import * as v from 'valibot'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { PING_HEAD_START_MS, PING_RACE_TIMEOUT_MS, PING_TIMEOUT_MS } from '#domain/timing'
import { LINES_MARK, type LinesTried } from '#domain/metrics/marks'
import type { LineCheckResult } from '#domain/port'
import { pickRandomLines, listedLines } from '#domain/lines/lines'
import type { LineRow } from '#domain/tables/worker-rows'
import type { PageFactsStore } from '../page-facts-store'
import type { ConfigLoader } from '../net/config-file'
import type { HttpClient } from '../net/http-client'
import type { Store } from '../store/store'
import { pingLine } from './ping-line'
import { type LineResult, measureLines, raceLines } from './race-lines'

export interface LineDependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly httpClient: HttpClient
  readonly config: ConfigLoader
  /** The app's own origin: the line in use. */
  readonly origin: string
  readonly random?: () => number
}

/**
 * Checks the lines (LINE-01, LINE-07): a plain ping of the line in use, then a race of up to ten others. Returns once
 * the line in use has responded or had its 20 s, or earlier if another line has responded. Failed lines are saved
 * before that: those of the race when it ends, the line in use at once if its ping fails within the head start.
 * @param isMeasuring also ping the lines that the race aborted, to show the latency of each
 */
export const checkLines = async (
  dependencies: LineDependencies,
  isMeasuring: boolean,
): Promise<LineCheckResult> => {
  const { origin, config, random = Math.random } = dependencies
  const lines = pickRandomLines(await allLines(dependencies), random)
  const ping = (line: string, signal: AbortSignal): Promise<number | null> =>
    pingLine(line, config.resolvePath(PING_ENDPOINT), signal)

  const leaving = new AbortController()
  const current = pingCurrent(dependencies, leaving.signal)
  const early = await Promise.race([current, headStart()])
  if (early !== undefined) await saveResults(dependencies, [{ line: origin, latencyMs: early }])
  const { winner, cut, failed } = await raceLines(lines, ping)
  const silent = failed.map((line) => ({ line, latencyMs: null }))
  await saveResults(dependencies, [...silent, ...(winner ? [winner] : [])])
  await saveFastLine(dependencies, winner?.line)
  const measuring = isMeasuring && measureLines(cut, ping, (result) => saveResults(dependencies, [result]))
  // Another line has responded, so the line in use need not finish. To show its latency it gets as long as the
  // others.
  const graceMs = isMeasuring ? PING_RACE_TIMEOUT_MS : 0
  const leave = winner && setTimeout(() => leaving.abort(), graceMs)
  const latencyMs = await current
  if (leave) clearTimeout(leave)
  const isKnown = latencyMs !== null || isMeasuring || !winner
  if (isKnown && early === undefined) await saveResults(dependencies, [{ line: origin, latencyMs }])
  await measuring
  const lost = failed.length + (isKnown && latencyMs === null ? 1 : 0)
  performance.mark(LINES_MARK, { detail: { tried: lines.length + 1, lost } satisfies LinesTried })
  return { fast: winner?.line ?? null, isCurrentAlive: latencyMs !== null, raced: lines.length }
}

const headStart = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PING_HEAD_START_MS))

const allLines = async ({ store, facts, config, origin }: LineDependencies): Promise<readonly string[]> => {
  const { merchant } = facts.current
  // The leader may have stored a newer one.
  await config.restore(store)
  const [settings, route, stored] = await Promise.all([
    store.get('settings', merchant),
    store.get('domains', merchant),
    store.startingWith('lines', [merchant]),
  ])
  const list = (): readonly string[] =>
    listedLines(
      {
        settings: settings?.domainList ?? [],
        route: route?.origins ?? [],
        stored: stored.map((line) => line.origin),
        config: config.current.domains,
      },
      origin,
    )
  const lines = list()
  if (lines.length > 0) return lines
  // A first visit without settings knows only the lines of config.json, which may still be loading.
  await config.settled
  return list()
}

/** The plain ping of LINE-07, with the headers of every call. */
const pingCurrent = async ({ httpClient }: LineDependencies, signal: AbortSignal): Promise<number | null> => {
  const start = performance.now()
  const answer = await httpClient.requestParsed(
    { path: PING_ENDPOINT, access: 'open', timeoutMs: PING_TIMEOUT_MS, retry: false, alert: false, signal },
    v.literal('pong'),
  )
  return answer.ok ? Math.round(performance.now() - start) : null
}

const saveResults = async (
  { store, facts }: LineDependencies,
  results: readonly LineResult[],
): Promise<unknown> => {
  const { merchant } = facts.current
  const at = Date.now()
  const known = await store.getMany(
    'lines',
    results.map(({ line }) => [merchant, line]),
  )
  const puts = results.map(({ line, latencyMs }, index): LineRow => {
    const isFast = known[index]?.isFast === true
    return { merchant, origin: line, latencyMs, at, ...(isFast ? { isFast } : {}) }
  })
  return store.write([{ table: 'lines', puts, deletes: [] }])
}

/** Marks the winner of a race as the only fast line; without a winner there is none. */
const saveFastLine = async (
  { store, facts }: LineDependencies,
  fast: string | undefined,
): Promise<unknown> => {
  const rows = await store.startingWith('lines', [facts.current.merchant])
  const changed = rows.filter(({ origin, isFast = false }) => isFast !== (origin === fast))
  const puts = changed.map(({ isFast: _isFast, ...row }): LineRow =>
    row.origin === fast ? { ...row, isFast: true } : row,
  )
  return store.write([{ table: 'lines', puts, deletes: [] }])
}
