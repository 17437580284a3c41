import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { withTimeout } from '#domain/with-timeout'
import type { PageFactsStore } from '../page-facts-store'
import type { RequestOptions } from './http-client'

/**
 * Resolves with the merchant, or with null if it is still unknown at the request's timeout. Status names the merchant
 * for all other requests, so status itself waits only for config.json. If config.json does not name it either, no
 * request waits.
 */
export const awaitMerchant = async (
  facts: PageFactsStore,
  config: { readonly settled: Promise<unknown> },
  { path, signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions,
): Promise<string | null> => {
  if (path !== STATUS_ENDPOINT) return withTimeout(timeoutMs, facts.waitForMerchant(signal), null)
  await config.settled
  const { merchant } = facts.current
  if (merchant === '') facts.setMerchantUnknown()
  return merchant
}
