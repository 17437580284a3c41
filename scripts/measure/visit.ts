import path from 'node:path'
import * as v from 'valibot'
import { evaluate, type Phone, waitForIdle } from './browser'

export const PROBE = path.join(import.meta.dirname, 'probe.page.js')

const TAIL_MS = 3000 // later work counts as well: tasks after the games appear still block
const POLL_MS = 50

const probe = v.object({
  firstPaint: v.nullable(v.number()),
  content: v.nullable(v.number()),
  blocked: v.number(),
  longest: v.number(),
  shift: v.number(),
  taps: v.array(v.number()),
  /** Long tasks: start in epoch milliseconds, and duration. */
  tasks: v.array(v.tuple([v.number(), v.number()])),
  timeOrigin: v.number(),
})

/** Records of the probe: times in milliseconds since navigation, `timeOrigin` in epoch milliseconds. */
export type Visit = v.InferOutput<typeof probe>

/**
 * Opens the lobby and waits until real games have been on screen for a while.
 * @throws if there are none within `timeoutMs`
 */
export async function visit(phone: Phone, origin: string, timeoutMs: number): Promise<Visit> {
  await phone.page.goto(`${origin}/m/home`, { waitUntil: 'commit', timeout: timeoutMs })
  const deadline = Date.now() + timeoutMs
  while ((await readProbe(phone)).content === null) {
    if (Date.now() > deadline) throw new Error(`No games on screen within ${timeoutMs} ms`)
    await waitForIdle(POLL_MS)
  }
  await waitForIdle(TAIL_MS)
  return readProbe(phone)
}

export async function readProbe(phone: Phone): Promise<Visit> {
  return evaluate(phone, '({ ...window.__probe, timeOrigin: performance.timeOrigin })', probe)
}
