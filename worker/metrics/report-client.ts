import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { err, ok } from '#domain/result'
import type { OutboxDependencies } from '../outbox/outbox-types'
import { sendRequest } from '../net/send-request'

/**
 * Sends reports for the outbox, apart from all other requests: no session, no cookies, and no effect on the circuit
 * breaker. A broken store of reports must not stop anything of the player's. A rejected report counts as
 * delivered: another attempt would be rejected, too, and no player needs to see it.
 * @param merchant of the page, by which a gateway with several finds the store
 */
export const createReportClient = (merchant: () => string): OutboxDependencies['httpClient'] => ({
  send: async ({ path, body, headers }) => {
    const { controller, response } = sendRequest(path, {
      method: 'POST',
      headers: { ...headers, Merchant: merchant(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS)
    try {
      const { status } = await response
      return status >= 500 || status === 429 ? UNREACHABLE : ok({ kind: 'not-modified' })
    } catch {
      return UNREACHABLE
    } finally {
      clearTimeout(timer)
    }
  },
})

/** The entry waits without a count of attempts, until its age ends it. */
const UNREACHABLE = err({ kind: 'network', secure: true } as const)
