import { BRIDGE_TIMEOUT_MS } from '#domain/tracking/tracking-keys'
import { type Attribution, attributionOf } from '#domain/tracking/attribution'
import { isOfficialApp } from '#domain/install/official-app'
import { callBridge } from '../../shared/native/native-bridge'

/** What the merchant's native app says of how the player came (contract.md, Native bridge); nothing where it says nothing. */
export const nativeAttribution = async (): Promise<Attribution> => {
  if (!isOfficialApp(navigator.userAgent)) return {}
  try {
    return attributionOf(await within(BRIDGE_TIMEOUT_MS, callBridge('attribution')))
  } catch {
    return {}
  }
}

const within = (limitMs: number, answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, limitMs))])
