import { BRIDGE_TIMEOUT_MS } from '#domain/tracking/tracking-keys'
import { type Attribution, attributionOf } from '#domain/tracking/attribution'
import { isOfficialApp } from '#domain/install/official-app'
import { callBridge } from '../../shared/native/native-bridge'

/** Returns the native app's data about how the player came (contract.md, Native bridge); empty if it has none. */
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
