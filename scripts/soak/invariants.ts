import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { storedSession } from '../../e2e/support/accounts/account'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import type { Player } from './player'

const STORED_DATA_SCRIPT = path.join(import.meta.dirname, 'stored-data.page.js')
const DRAINED_WITHIN_MS = 60_000 // the longest pause between two attempts is 32 s
const DRAWN_WITHIN_MS = 30_000 // a slow machine takes long to start the app
const READABLE_WITHIN_MS = 12_000 // from then on; R-10: no spinner lasts over 10 s without an alternative
const POLL_MS = 250
const NOT_DRAWN = 'the app has not drawn it'
const NOT_ASKED = 'it cannot be asked'
const MIN_LETTERS = 12 // letters: an empty frame has none
const SCREENS = ['/m/home', '/m/game', '/m/promotions', '/m/connection', '/m/member/home', '/m/login']

/** For any table but that of games: rows depend on languages, members and responses, and do not grow over time. */
const MAX_ROWS = 400
const LANGUAGES_IN_USE = 3
const MAX_CACHE_ENTRIES = 300 // of one cache, as sw/runtime-caches.ts limits it, and the shell

const storedDataSchema = v.object({
  tables: v.record(v.string(), v.number()),
  caches: v.record(v.string(), v.number()),
  outbox: v.array(v.object({ member: v.string(), setAside: v.optional(v.unknown()) })),
})

type StoredData = v.InferOutput<typeof storedDataSchema>

/** Violations of an invariant, one line each; empty if it holds. */
type Broken = readonly string[]

/** despite losses and crashes, each delivery took effect once, and the gateway has the last choice. */
export const checkExactlyOnce = async (player: Player): Promise<Broken> => {
  const effects = await player.gateway.effects()
  const keys = effects.map(({ key, detail }) => `${key ?? 'no key'} ${JSON.stringify(detail)}`)
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `delivered more than once: ${key}`)
}

/** OFF-05: with a network, no deliverable entry waits, and the gateway has the player's choice. */
export const checkOutboxDrained = async (player: Player, member: string): Promise<Broken> => {
  const page = await player.page()
  const deadline = Date.now() + DRAINED_WITHIN_MS
  for (;;) {
    const problem = await undelivered(player, page, member)
    if (problem === null) return []
    if (Date.now() > deadline) return [problem]
    await page.waitForTimeout(POLL_MS)
  }
}

const undelivered = async (player: Player, page: Page, member: string): Promise<string | null> => {
  const session = v.parse(v.nullable(v.looseObject({ id: v.string() })), await storedSession(page))
  const { outbox } = await readStoredData(page)
  const waiting = outbox.filter((row) => row.setAside === undefined && ['', session?.id].includes(row.member))
  if (waiting.length > 0) return `${String(waiting.length)} rows wait in the outbox with a network`
  const shown = await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY)
  const lastEffect = (await player.gateway.effects('language'))
    .filter((effect) => effect.member === member)
    .at(-1)
  const known = v.parse(v.optional(v.object({ language: v.string() })), lastEffect?.detail)?.language ?? 'EN'
  return known === shown ? null : `${member} has chosen ${String(shown)}, and the gateway knows ${known}`
}

/** Rows, cache entries and the outbox do not grow over time. */
export const checkStorageBounded = async (player: Player, games: number): Promise<Broken> => {
  const { tables, caches } = await readStoredData(await player.page())
  const limitOf = (table: string): number => (table === 'gameBuckets' ? games * LANGUAGES_IN_USE : MAX_ROWS)
  const rows = Object.entries(tables).filter(([table, count]) => count > limitOf(table))
  const entries = Object.entries(caches).filter(([, count]) => count > MAX_CACHE_ENTRIES)
  return [...rows, ...entries].map(([name, count]) => `${name} has grown to ${String(count)}`)
}

/** OFF-02: every screen is readable, also offline. */
export const checkScreensReadable = async (player: Player): Promise<Broken> => {
  const broken = await unreadableScreens(player, 'with a network')
  player.gateway.goOffline()
  broken.push(...(await unreadableScreens(player, 'without a network')))
  player.gateway.goOnline()
  return broken
}

const unreadableScreens = async (player: Player, when: string): Promise<string[]> => {
  const page = await player.page()
  const broken: string[] = []
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'commit' }).catch(() => undefined)
    const atStart = await problemUntil(page, isDrawn, DRAWN_WITHIN_MS)
    const problem = isDrawn(atStart) ? await problemUntil(page, isReadable, READABLE_WITHIN_MS) : atStart
    if (problem !== null) broken.push(`${screen} ${when}: ${problem}`)
  }
  return broken
}

type Problem = string | null

const isDrawn = (problem: Problem): boolean => problem !== NOT_DRAWN && problem !== NOT_ASKED
const isReadable = (problem: Problem): boolean => problem === null

/** Waits until the problem of a page is as wanted, for `ms` at most, and returns the last one. */
const problemUntil = async (
  page: Page,
  isWanted: (problem: Problem) => boolean,
  ms: number,
): Promise<Problem> => {
  const deadline = Date.now() + ms
  for (;;) {
    const problem = await unreadable(page)
    if (isWanted(problem) || Date.now() > deadline) return problem
    await page.waitForTimeout(POLL_MS)
  }
}

const unreadable = (page: Page): Promise<Problem> =>
  page
    .evaluate(
      ([least, notDrawn]) => {
        const main = document.querySelector<HTMLElement>('main')
        if (!main || document.querySelector('.snapshot')) return notDrawn
        if (main.querySelector('section[role="alert"] a[href="/m/home"]')) return 'it broke'
        const waits = Array.from(main.querySelectorAll('.sk-pulse')).some(
          (one) => one.getBoundingClientRect().top < innerHeight,
        )
        if (waits) return 'it still waits'
        return main.innerText.trim().length < least ? 'it is empty' : null
      },
      [MIN_LETTERS, NOT_DRAWN] as const,
    )
    .catch(() => NOT_ASKED)

const readStoredData = async (page: Page): Promise<StoredData> =>
  v.parse(storedDataSchema, await page.evaluate(await readFile(STORED_DATA_SCRIPT, 'utf8')))
