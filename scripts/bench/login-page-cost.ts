import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { passwordOf } from '../../e2e/support/accounts/account'
import { throttle } from '../../e2e/support/browser/throttle'
import * as v from 'valibot'
import { evaluate, openPhone, CPU_THROTTLING_RATE, waitForIdle } from '../measure/browser'
import { PROBE, readProbe } from '../measure/visit'
import { pageCost, startCounting } from './page-cost'

const LOGIN = '/wps/session/login'
const NAME = 'ann'
const ANSWER_MS = 3000 // after everything before the response is over
const AHEAD_MS = 3000 // key and code of the login load while a player types
const POLL_MS = 50
const TIMEOUT_MS = 20_000

export type LoginPageCost = {
  /** Script time of the page thread from the key press to the response at 4×, milliseconds. */
  readonly scriptMs: number
  /** Milliseconds; 0 if no task took 50. */
  readonly longestTask: number
}

/**
 * Submits the login form of the built app and measures its page until the response. Only the key is pressed
 * meanwhile: any other call of a test tool would count as well.
 */
export async function loginPageCost(gateway: TestGateway, profile: string): Promise<LoginPageCost> {
  const phone = await openPhone(profile, [PROBE], { serviceWorkers: 'block' })
  const { page } = phone
  try {
    await startCounting(phone)
    await page.goto(`${gateway.origin}/m/login`)
    await page.locator('input[name="username"]').fill(NAME)
    await page.locator('input[name="password"]').fill(passwordOf(NAME))
    await waitForIdle(AHEAD_MS)
    await gateway.faults({ match: LOGIN, fault: { kind: 'delay', ms: ANSWER_MS } })
    await gateway.clearRequests()
    await throttle(page, CPU_THROTTLING_RATE)
    await evaluate(phone, 'window.__probe.longest = 0', v.number())

    const before = await pageCost(phone)
    await page.keyboard.press('Enter')
    await received(gateway)
    await waitForIdle(ANSWER_MS / 3)
    const after = await pageCost(phone)
    const { longest } = await readProbe(phone)
    await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: TIMEOUT_MS })
    return {
      scriptMs: after.scriptMs - before.scriptMs,
      longestTask: longest,
    }
  } finally {
    await phone.context.close()
  }
}

/** Waits until the login has reached the gateway. */
async function received(gateway: TestGateway): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while ((await gateway.requests(LOGIN)).requests.length === 0) {
    if (Date.now() > deadline) throw new Error('The login was not sent')
    await waitForIdle(POLL_MS)
  }
}
