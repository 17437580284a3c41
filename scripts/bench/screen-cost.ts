import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { throttle } from '../../e2e/support/browser/throttle'
import * as v from 'valibot'
import { evaluate, openPhone, type Phone, CPU_THROTTLING_RATE, waitForIdle } from '../measure/browser'
import { PROBE, readProbe, visit } from '../measure/visit'
import { pageCost, startCounting } from './page-cost'

const TIMEOUT_MS = 120_000
export const QUERY = 'dragon'
const SCROLLS = 40
const SCROLL_PIXELS = 900

export type ScreenCost = {
  /** Script time of the page thread per keystroke at 4×, milliseconds; rendering the results is in `searchTaskMs`. */
  readonly searchScriptMs: number
  readonly searchTaskMs: number
  /** From the input of a letter to the frame that shows the matches, at 4×: the slowest letter, milliseconds. */
  readonly filterMs: number
  readonly scrollLongestTask: number
  readonly heapMegabytes: number
  /** Script time of the page thread from opening the lobby again until it is idle, milliseconds. */
  readonly startScriptMs: number
}

/** Searches and scrolls a lobby whose tables are already filled (the profile of an earlier run). */
export async function screenCost(gateway: TestGateway, profile: string): Promise<ScreenCost> {
  const phone = await openPhone(profile, [PROBE], { serviceWorkers: 'block' })
  try {
    await startCounting(phone)
    await visit(phone, gateway.origin, TIMEOUT_MS)
    const start = await pageCost(phone)
    const scrollLongestTask = await scroll(phone)
    const { heapBytes } = await pageCost(phone)
    const search = await typeQuery(phone)
    return {
      ...search,
      scrollLongestTask,
      heapMegabytes: heapBytes / 1e6,
      startScriptMs: start.scriptMs,
    }
  } finally {
    await phone.context.close()
  }
}

async function scroll(phone: Phone): Promise<number> {
  await phone.page.getByRole('navigation').getByRole('link', { name: 'Games' }).click()
  await waitForIdle(1500)
  await evaluate(phone, 'window.__probe.longest = 0', v.number())
  await wheelThrough(phone)
  const scrolled = await evaluate(phone, 'scrollY', v.number())
  if (scrolled < SCROLL_PIXELS) throw new Error(`The lobby did not scroll: it is at ${scrolled} px`)
  return (await readProbe(phone)).longest
}

/** Scrolls many screens down, faster than any reader. */
export async function wheelThrough({ page }: Phone, steps = SCROLLS): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, SCROLL_PIXELS)
    await waitForIdle(50)
  }
  await waitForIdle(1000)
}

async function typeQuery(
  phone: Phone,
): Promise<Pick<ScreenCost, 'searchScriptMs' | 'searchTaskMs' | 'filterMs'>> {
  await phone.page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await phone.page
    .getByRole('button', { name: 'Search' })
    .or(phone.page.getByRole('link', { name: 'Search' }))
    .first()
    .click()
  const field = phone.page.getByRole('searchbox')
  await field.pressSequentially('a')
  await waitForIdle(1500)
  await field.fill('')
  await waitForIdle(500)
  const watch = await readFile(path.join(import.meta.dirname, 'filter-watch.page.js'), 'utf8')
  await evaluate(phone, watch, v.number())
  await throttle(phone.page, CPU_THROTTLING_RATE)
  const before = await pageCost(phone)
  for (const letter of QUERY) {
    await field.pressSequentially(letter)
    await waitForIdle(400)
  }
  const after = await pageCost(phone)
  const waits = await evaluate(phone, 'window.filterWaits', v.array(v.number()))
  if (waits.length < 2) throw new Error('The search did not say how many it found')
  return {
    filterMs: Math.max(...waits),
    searchScriptMs: (after.scriptMs - before.scriptMs) / QUERY.length,
    searchTaskMs: (after.taskMs - before.taskMs) / QUERY.length,
  }
}
