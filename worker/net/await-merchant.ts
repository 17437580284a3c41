import { STATUS_PATH } from '#domain/constants/endpoints'
import { REQUEST_TIMEOUT_MS } from '#domain/constants/timing'
import { within } from '#domain/within'
import type { FactsHolder } from '../facts'
import type { ConfigFile } from './config-file'
import type { RequestSpec } from './requester'

/**
 * Resolves with the merchant, or with
 * null where it stays unknown for as long as the request may take. Status names the merchant to all other requests, so
 * status itself waits for config.json only; where that has none either, no request waits.
 */
export const awaitMerchant = async (
  facts: FactsHolder,
  config: ConfigFile,
  { path, signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestSpec,
): Promise<string | null> => {
  if (path !== STATUS_PATH) return within(timeoutMs, facts.merchant(signal), null)
  await config.settled
  const { merchant } = facts.current
  if (merchant === '') facts.setMerchantUnknown()
  return merchant
}
