import { BRIDGE_TIMEOUT_MS } from '#domain/constants/tracking-keys'
import { type Attribution, attributionOf } from '#domain/rules/attribution'
import { isOfficialApp } from '#domain/rules/official-app'
import { callBridge } from '../native-bridge'

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
