import path from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { evaluate, openPhone, type Phone, waitForIdle } from '../measure/browser'
import { PROBE, visit } from '../measure/visit'

const CRASHES = 5
const TIMEOUT_MS = 60_000
const POLL_MS = 50
const WATCH = path.join(import.meta.dirname, 'handover-watch.page.js')
const BARE_LOCK = 'bench-bare'

export type HandoverCost = {
  /** From the crash of the leader tab until another has registered as leader, milliseconds, the longest. */
  readonly longest: number
  /** From the same crash until the browser has passed on a bare lock: no tab can lead sooner. The longest. */
  readonly longestBare: number
  /** From passing on the bare lock to the registration, the longest. */
  readonly longestAfterLock: number
}

const seen = v.object({ signedAt: v.array(v.number()), lockAt: v.nullable(v.number()) })

/** Repeatedly crashes the leader tab while another tab is waiting to take over. */
export async function handoverCost(gateway: TestGateway, profile: string): Promise<HandoverCost> {
  const leading = await openPhone(profile, [PROBE, WATCH])
  try {
    await visit(leading, gateway.origin, TIMEOUT_MS)
    // A document of the same origin that runs none of the app's code.
    const watch = await openTab(leading)
    await watch.page.goto(`${gateway.origin}/m/asset-manifest.json`)
    const crashes: Crash[] = []
    for (let leader = leading; crashes.length < CRASHES;) {
      const next = await openTab(leading)
      await visit(next, gateway.origin, TIMEOUT_MS)
      crashes.push(await crash(leader, watch))
      leader = next
    }
    const longest = (read: (crash: Crash) => number): number => Math.max(...crashes.map(read))
    return {
      longest: longest(({ at, signedAt }) => signedAt - at),
      longestBare: longest(({ at, lockAt }) => lockAt - at),
      longestAfterLock: longest(({ lockAt, signedAt }) => signedAt - lockAt),
    }
  } finally {
    await leading.context.close()
  }
}

/** Times in epoch milliseconds. */
type Crash = { readonly at: number; readonly lockAt: number; readonly signedAt: number }

async function openTab({ context }: Phone): Promise<Phone> {
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}

async function crash(leader: Phone, watch: Phone): Promise<Crash> {
  await evaluate(leader, `window.__hold('${BARE_LOCK}')`, v.literal(true))
  await evaluate(watch, `window.__await('${BARE_LOCK}')`, v.literal(true))
  const at = Date.now()
  await crashed(leader)
  const deadline = at + TIMEOUT_MS
  for (;;) {
    const { signedAt, lockAt } = await evaluate(watch, 'window.__seen', seen)
    const signed = signedAt.find((moment) => moment >= at)
    if (lockAt !== null && signed !== undefined) return { at, lockAt, signedAt: signed }
    if (Date.now() > deadline) throw new Error('Nobody has taken over from a tab that crashed')
    await waitForIdle(POLL_MS)
  }
}

async function crashed({ page, session }: Phone): Promise<Page> {
  const over = page.waitForEvent('crash')
  // The promise never resolves: the tab has crashed.
  session.send('Page.crash').catch(() => undefined)
  return over
}
