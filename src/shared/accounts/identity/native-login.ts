import type { SocialChannel } from '#domain/contract/accounts/identity-settings'
import type { IdentityError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { ownEntries } from '#domain/text/own-entries'
import { isOfficialApp } from '#domain/install/official-app'
import { bridgeField, callBridge } from '../../native/native-bridge'

/** True in the merchant's native app, where the bridge logs in and no SDK is loaded (SOC-12). */
export const isInNativeApp = (): boolean => isOfficialApp(navigator.userAgent)

/** The providers that this build of the app supports (SOC-01). */
export const nativeChannels = (): readonly unknown[] => {
  const channels = bridgeField('channels')
  return Array.isArray(channels) ? channels : []
}

/** Signs in with the app's bridge (contract.md, Native bridge). Returns the id token or the error. */
export const signInWithNativeBridge = async (
  channel: SocialChannel,
): Promise<Result<string, IdentityError>> => {
  if (typeof bridgeField('login') !== 'function') return failed('')
  try {
    const idToken = ownEntries(await callBridge('login', channel)).get('idToken')
    return typeof idToken === 'string' && idToken !== '' ? ok(idToken) : failed('')
  } catch (error) {
    return failed(error instanceof Error ? error.message : typeof error === 'string' ? error : '')
  }
}

const LONGEST_REASON = 200

const failed = (reason: string): Result<never, IdentityError> =>
  err({ kind: 'bridge', reason: reason.slice(0, LONGEST_REASON) })
