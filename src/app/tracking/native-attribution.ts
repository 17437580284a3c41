import { BRIDGE_LIMIT_MS } from '#domain/constants/tracking-keys'
import { type Attribution, attributionOf } from '#domain/rules/attribution'
import { isOfficialApp } from '#domain/rules/official-app'

/** What the merchant's native app says of how the player came (contract.md, Native bridge); nothing where it says nothing. */
export const nativeAttribution = async (): Promise<Attribution> => {
  const { NativeBridge: bridge } = window
  if (!isOfficialApp(navigator.userAgent) || !isBridge(bridge)) return {}
  try {
    return attributionOf(await within(BRIDGE_LIMIT_MS, Promise.resolve(bridge.attribution())))
  } catch {
    return {}
  }
}

interface Bridge {
  attribution(): unknown
}

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' &&
  value !== null &&
  'attribution' in value &&
  typeof value.attribution === 'function'

const within = (limitMs: number, answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, limitMs))])
