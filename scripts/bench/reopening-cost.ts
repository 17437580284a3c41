import * as v from 'valibot'
import { throttle } from '../../e2e/support/browser/throttle'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { evaluate, openPhone, CPU_THROTTLING_RATE, waitForIdle } from '../measure/browser'
import { median } from '../measure/print-metrics'
import { waitForSnapshot } from '../measure/wait-for-snapshot'
import { PROBE, type Visit, visit } from '../measure/visit'

const RUNS = 5 // browser starts differ by a third
const TIMEOUT_MS = 60_000
const BROWSER_REST_MS = 1500

export type ReopeningCost = {
  /** First real content after a full stop, offline at 4×, milliseconds, medians. */
  readonly withSnapshot: number
  readonly without: number
  /** First paint of the shell alone, in the runs without snapshot. */
  readonly shellPaint: number
}

/** Opens the lobby again offline after the browser was closed, alternating with its snapshot and without. */
export async function measureReopening(gateway: TestGateway, profile: string): Promise<ReopeningCost> {
  await open(gateway, profile, 1, 'kept')
  const measured: Visit[] = []
  const bare: Visit[] = []
  gateway.goOffline()
  try {
    for (let run = 0; run < RUNS; run += 1) {
      measured.push(await open(gateway, profile, CPU_THROTTLING_RATE, 'deleted'))
      bare.push(await open(gateway, profile, CPU_THROTTLING_RATE, 'kept'))
    }
  } finally {
    gateway.goOnline()
  }
  const middle = (visits: readonly Visit[], read: 'content' | 'firstPaint'): number =>
    median(visits.map((one) => one[read] ?? NaN))
  return {
    withSnapshot: middle(measured, 'content'),
    without: middle(bare, 'content'),
    shellPaint: middle(bare, 'firstPaint'),
  }
}

/** Starts the browser, opens the lobby, and leaves or deletes its snapshot for the next start. */
async function open(
  gateway: TestGateway,
  profile: string,
  slowdown: number,
  snapshot: 'kept' | 'deleted',
): Promise<Visit> {
  const phone = await openPhone(profile, [PROBE])
  try {
    await waitForIdle(BROWSER_REST_MS)
    await throttle(phone.page, slowdown)
    const seen = await visit(phone, gateway.origin, TIMEOUT_MS)
    await throttle(phone.page, 1)
    await waitForSnapshot(phone)
    // The page does not send the same screen twice.
    if (snapshot === 'deleted') await evaluate(phone, DELETE, v.boolean())
    return seen
  } finally {
    await phone.context.close()
  }
}

const DELETE = `caches.keys().then((names) => caches.delete(names.find((name) => name.startsWith('mc-snapshot-'))))`
