import { CODE_HOSTS, POPUP_HOSTS } from '#domain/accounts/identity/identity-hosts'
import type { SocialChannel, IdentitySettings } from '#domain/contract/accounts/identity-settings'
import type { IdentityError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { identityError, IDENTITY_NETWORK_ERROR } from '#domain/accounts/identity-error'
import { languageFacts } from '#domain/language/language-choice'
import { providerLanguage } from '#domain/accounts/provider-language'
import { showFailure } from '../../overlays/overlay-queue'
import { pageState } from '../../page/page-state'
import { scriptHosts } from '../../third-party/script-hosts'
import type { IdentitySdk } from '../identity-sdk/identity-sdk'

type Answer<T> = Promise<Result<T, IdentityError>>

/**
 * Signs in with a provider in a popup window (SOC-02). Call it during a tap, or the browser blocks the window.
 * @param isWanted true while the player still waits once the SDK is loaded
 */
export const signInWithPopup = (
  settings: IdentitySettings,
  channel: SocialChannel,
  isWanted: () => boolean,
): Answer<string> =>
  withSdk(settings, POPUP_HOSTS, (sdk) => (isWanted() ? sdk.byPopup(channel) : Promise.reject(CANCELLED)))

/** Navigates to the provider's page. Returns only if that failed (SOC-06). */
export const signInWithRedirect = (
  settings: IdentitySettings,
  channel: SocialChannel,
  isWanted: () => boolean,
): Answer<never> =>
  withSdk(settings, POPUP_HOSTS, (sdk) => (isWanted() ? sdk.byRedirect(channel) : Promise.reject(CANCELLED)))

/** Returns the id token after the return from the provider's page; null if nobody signed in. */
export const getRedirectResult = (settings: IdentitySettings): Answer<string | null> =>
  withSdk(settings, POPUP_HOSTS, (sdk) => sdk.redirected())

/** Returns the id token for a Google one-tap credential (SOC-08). */
export const signInWithGoogleCredential = (settings: IdentitySettings, credential: string): Answer<string> =>
  withSdk(settings, [], (sdk) => sdk.byGoogle(credential))

export type ConfirmCode = (code: string) => Answer<string>

/**
 * Makes the provider send a code to a number (SOC-09).
 * @param number E.164, with the plus
 * @returns a function that confirms the code and returns the id token
 */
export const sendIdentityCode = (settings: IdentitySettings, number: string): Answer<ConfirmCode> =>
  withSdk(settings, CODE_HOSTS, async (sdk) => {
    const confirm = await sdk.sendCode(number)
    return (code) => valueOf(() => confirm(code))
  })

const loadSdk = () => import('../identity-sdk/identity-sdk')

const withSdk = async <T>(
  settings: IdentitySettings,
  hosts: readonly string[],
  run: (sdk: IdentitySdk) => Promise<T>,
): Promise<Result<T, IdentityError>> => {
  for (const host of hosts) scriptHosts.add(host)
  let code: Awaited<ReturnType<typeof loadSdk>>
  try {
    code = await loadSdk()
  } catch {
    return failed(IDENTITY_NETWORK_ERROR)
  }
  const language = providerLanguage(languageFacts(pageState.language).tag)
  return valueOf(() => run(code.openSdk(settings, language)))
}

const failureOf = (code: string): Error => Object.assign(new Error(''), { code })

const CANCELLED = failureOf('auth/cancelled-popup-request')

const valueOf = async <T>(run: () => Promise<T>): Answer<T> => {
  try {
    return ok(await run())
  } catch (error) {
    return failed(identityError(error))
  }
}

/** Returns the error. The player started the login, so a missing network also shows the usual notice (NET-12). */
const failed = (error: IdentityError): Result<never, IdentityError> => {
  if (isNetworkFailure(error)) showFailure({ kind: 'network', secure: window.location.protocol === 'https:' })
  return err(error)
}
