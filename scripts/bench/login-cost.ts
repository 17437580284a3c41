import * as v from 'valibot'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { assetFolder } from '../build/build-constants'
import { sourceBuildId } from '../build/build-id'
import { ROOT } from '../lib/ensure-build'
import { openPhone, CPU_THROTTLING_RATE } from '../measure/browser'
import { PROBE, visit } from '../measure/visit'

const ROUNDS = 7
const TIMEOUT_MS = 60_000

export type LoginCost = {
  /** Worker time to encrypt one login, and to load the code for it, milliseconds at 4×. */
  readonly sealMs: number
  readonly loadMs: number
}

const measured = v.object({ loadMs: v.number(), sealMs: v.array(v.number()) })

/**
 * Encrypts a login in the built app's own worker. The browser throttles only the page's thread, so the worker's times
 * are multiplied.
 */
export async function loginCost(gateway: TestGateway, profile: string): Promise<LoginCost> {
  const sealing = `${assetFolder(sourceBuildId(ROOT))}/encrypt.js`
  const phone = await openPhone(profile, [PROBE], { serviceWorkers: 'block' })
  try {
    await visit(phone, gateway.origin, TIMEOUT_MS)
    const worker = phone.page.workers()[0]
    if (!worker) throw new Error('The page has no worker')
    const { loadMs, sealMs } = v.parse(
      measured,
      await worker.evaluate(`(async () => {
        globalThis.window ??= globalThis
        const key = await (await fetch('/wps/session/key/rsa?t=1')).json()
        const payload = { username: 'ann', password: 'a long enough password', loginDeviceId: 'x'.repeat(36) }
        const start = performance.now()
        const { seal } = await import('/m/${sealing}')
        const loadMs = performance.now() - start
        const sealMs = []
        for (let round = 0; round < ${String(ROUNDS)}; round += 1) {
          const before = performance.now()
          const path = '/wps/session/login'
          if (!seal({ method: 'POST', path, payload, spki: key.value.spki, timestamp: 1 })) throw new Error('not sealed')
          sealMs.push(performance.now() - before)
        }
        return { loadMs, sealMs }
      })()`),
    )
    // The first run is the player's case: code that has never run.
    const [first = NaN] = sealMs
    return { sealMs: first * CPU_THROTTLING_RATE, loadMs: loadMs * CPU_THROTTLING_RATE }
  } finally {
    await phone.context.close()
  }
}
