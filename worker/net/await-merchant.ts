import { STATUS_PATH } from '#domain/constants/endpoints'
import { REQUEST_TIMEOUT_MS } from '#domain/constants/timing'
import { within } from '#domain/within'
import type { FactsHolder } from '../facts'
import type { ConfigFile } from './config-file'
import type { RequestSpec } from './requester'

/**
 * Resolves with the merchant for a request that was rejected without one (NET-01); null where it stays unknown for as
 * long as the request may take. Status names the merchant to all others, so before status only config.json can.
 */
export const awaitMerchant =
  (facts: FactsHolder, config: ConfigFile) =>
  ({ path, signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestSpec): Promise<string | null> =>
    path === STATUS_PATH
      ? config.settled.then(() => facts.current.merchant)
      : within(timeoutMs, facts.merchant(signal), null)
