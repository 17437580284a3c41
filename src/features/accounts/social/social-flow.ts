import { snapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { INCOGNITO_TOAST_MS } from '#domain/accounts/identity/identity-constants'
import type { SocialChannel, IdentitySettings } from '#domain/contract/accounts/identity-settings'
import type { IdentityError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { BindingRules } from '#domain/accounts/binding-rules'
import { isCancelled, IDENTITY_NETWORK_ERROR } from '#domain/accounts/identity-error'
import { signInFlow } from '#domain/accounts/sign-in-flow'
import { visitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import {
  getRedirectResult,
  signInWithPopup,
  signInWithRedirect,
} from '../../../shared/accounts/identity/identity'
import { isInNativeApp, signInWithNativeBridge } from '../../../shared/accounts/identity/native-login'
import { detectPrivateBrowsing } from '../../../shared/storage/private-browsing'
import { trackRegistration } from '../../../shared/tracking/track-events'
import { device } from '../../../shared/page/device'
import { showOffline } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { showToast } from '../../../shared/overlays/toasts'
import { storedCodes } from '../../../shared/referral/entry-codes/visitor-codes'
import { enterSession, enterPendingSession, persistPendingSession } from '../login/enter-session'
import { isOffline } from '../form/is-offline'
import { whenLoginIdle, loginState, submitLogin } from '../login/login-state'
import { setPasswordless } from '../login/passwordless'
import { storeChannel, markRedirect } from './redirect-marker'
import { isSocialSubmitting, social, dispatchSocial } from './social-state'
import { stoppableCommands } from '../login/stoppable-commands'

/** Number of mounted logins, and registrations with providers, that show the result. */
let openLogins = 0
/** True if one-tap was tapped and its question is about to open a login. */
let isTapped = false
/** True if the page is about to navigate to the provider. */
let isLeaving = false

export const isLoginOpen = (): boolean => openLogins > 0

const isAwaited = (): boolean => isLoginOpen() || isTapped

// Any login, by whatever method, ends the social login.
subscribeKey(pageState, 'session', () => dispatchSocial({ type: 'over' }))

// A new login attempt clears the previous error.
subscribeKey(loginState, 'status', (status) => {
  if (status === 'processing' && social.state.kind === 'idle') dispatchSocial({ type: 'over' })
})

let lastTap = 0
/** Number of consecutive windows that the browser blocked. The first may have opened too long after its tap. */
let blocks = 0

/** Called when the player chooses a provider. @param leave navigates to the page that the redirect returns to */
export const openProvider = async (
  settings: IdentitySettings,
  channel: SocialChannel,
  leave: () => void,
): Promise<void> => {
  const { state } = social
  // A second window of the same provider would not work.
  if (state.kind === 'opening' && state.channel === channel) return
  lastTap += 1
  const tap = lastTap
  loginState.refusal = null // clears the error of another login method
  if (!isInNativeApp() && !(await isKeeping())) return
  if (tap !== lastTap) return
  // Offline, the window would stay empty on a phone.
  if (await isOffline()) {
    showOffline()
    dispatchSocial({ type: 'failed', error: IDENTITY_NETWORK_ERROR })
    return
  }
  dispatchSocial({ type: 'open', channel })
  storeChannel(channel)
  const result = await ask(settings, channel, leave, () => tap === lastTap)
  // A later tap has replaced this one.
  if (tap !== lastTap || social.state.kind !== 'opening') return
  if (result.ok) setProviderCredential(channel, result.value)
  else if (isCancelled(result.error)) dispatchSocial({ type: 'over' })
  else {
    const isBlocked = result.error.kind === 'identity' && result.error.code === 'auth/popup-blocked'
    blocks = isBlocked ? blocks + 1 : 0
    isLeaving = false
    dispatchSocial({ type: 'failed', error: result.error })
  }
}

/** Called when the player stops waiting for the provider. */
export const cancelProviderWait = (): void => {
  lastTap += 1
  isLeaving = false
  dispatchSocial({ type: 'over' })
}

const ask = (
  settings: IdentitySettings,
  channel: SocialChannel,
  leave: () => void,
  isWanted: () => boolean,
): Promise<Result<string, IdentityError>> => {
  if (isInNativeApp()) return signInWithNativeBridge(channel)
  const isAppleApp = device.isStandalone && isIosDevice()
  const way = signInFlow({ isAppleApp, userAgent: navigator.userAgent, blocks })
  if (way === 'popup') return signInWithPopup(settings, channel, isWanted)
  isLeaving = true
  leave()
  markRedirect(channel)
  return signInWithRedirect(settings, channel, isWanted)
}

/** False in a private window; shows a toast then, and also if the window may be private (SOC-07). */
const isKeeping = async (): Promise<boolean> => {
  const privacy = await detectPrivateBrowsing()
  if (privacy === 'closed') showToast({ key: 'social.private', tone: 'danger', lifeMs: INCOGNITO_TOAST_MS })
  if (privacy === 'maybe private') showToast({ key: 'social.maybePrivate' })
  return privacy !== 'closed'
}

/** Called when the player returns from the provider's page (SOC-06). */
export const resumeAfterRedirect = async (
  settings: IdentitySettings,
  channel: SocialChannel,
): Promise<void> => {
  lastTap += 1
  const tap = lastTap
  dispatchSocial({ type: 'open', channel })
  const result = await getRedirectResult(settings)
  if (tap !== lastTap || social.state.kind !== 'opening') return
  if (!result.ok) dispatchSocial({ type: 'failed', error: result.error })
  else if (result.value === null) dispatchSocial({ type: 'failed', error: NOT_BACK })
  else setProviderCredential(channel, result.value)
}

/** Called when the redirect has happened but its result is unavailable. */
export const failRedirect = (): void => dispatchSocial({ type: 'failed', error: NOT_BACK })

const NOT_BACK: IdentityError = { kind: 'identity', code: 'auth/redirect-cancelled-by-user', reason: '' }

/** Called when the provider has identified the account. */
export const setProviderCredential = (firebaseChannel: SocialChannel, firebaseIdToken: string): void =>
  dispatchSocial({ type: 'prove', proof: { firebaseChannel, firebaseIdToken } })

/**
 * Requests a login from the gateway (SOC-02), when no other login is in progress.
 * @param takeCaptcha returns the captcha solved by then (another login may use it up); unsolved, the token waits
 */
export const submitSocialLogin = async (
  rules: BindingRules,
  takeCaptcha: () => CaptchaResult | null | 'unsolved',
): Promise<void> => {
  await whenLoginIdle()
  const { state } = snapshot(social) // plain, so that it can be sent to the worker
  if (state.kind !== 'proven' || loginState.status !== 'idle') return
  const captcha = takeCaptcha()
  if (captcha === 'unsolved') return
  dispatchSocial({ type: 'enter' })
  const result = await submitLogin('social', () =>
    stoppableCommands.logInSocially({ ...state.proof, captcha }),
  )
  if (!result || result.ok) {
    // Logged in, or at the second step of the login.
    dispatchSocial({ type: 'over' })
    return
  }
  loginState.refusal = null // the error is shown next to the providers
  const { error } = result
  // A player who has left the login must not see this question in the next one.
  if (error.kind === 'aborted' || !isAwaited()) dispatchSocial({ type: 'over' })
  else if (error.kind !== 'refused' || error.code !== 'bind_customer_required')
    dispatchSocial({ type: 'failed', error })
  else {
    dispatchSocial({ type: 'unknown', mayRegister: rules.mayRegister })
    if (rules.registersByItself) await registerProviderUser(false)
  }
}

/** Registers the provider's account (SOC-03). @param wasAsked the player has chosen to register */
export const registerProviderUser = async (wasAsked: boolean): Promise<void> => {
  if (social.state.kind !== 'choosing') return
  dispatchSocial({ type: 'register', wasAsked })
  const { state } = snapshot(social)
  if (state.kind !== 'registering') return
  const result = await stoppableCommands.registerSocially({
    proof: state.proof,
    codes: visitorCodes(window.location.search, storedCodes()),
  })
  if (!result.ok) {
    dispatchSocial(
      result.error.kind === 'aborted' ? { type: 'over' } : { type: 'failed', error: result.error },
    )
    return
  }
  const { login } = result.value
  if (login) {
    trackRegistration(login.session)
    setPasswordless(true)
  }
  if (isRegistering() && isAwaited()) {
    if (login) persistPendingSession(login)
    dispatchSocial({ type: 'registered', registered: result.value })
    return
  }
  // A registered player is logged in, wherever they have navigated meanwhile.
  dispatchSocial({ type: 'over' })
  if (login) enterSession(login)
}

const isRegistering = (): boolean => social.state.kind === 'registering'

/** Called when the player has dismissed the welcome or left: the session starts. */
export const dismissWelcome = (): void => {
  const { state } = snapshot(social) // plain, so that it can be sent to the worker
  if (state.kind !== 'welcoming') return
  dispatchSocial({ type: 'over' })
  if (state.registered.login) enterPendingSession(state.registered.login)
}

/** Called when a login mounts. @returns unmount function: cancels the social login if no request is in progress */
export const mountSocialLogin = (): (() => void) => {
  openLogins += 1
  return () => {
    openLogins -= 1
    if (openLogins > 0) return
    loginState.hasEnded = false // the player has seen it
    if (!isLeaving) cancelSocialLogin()
  }
}

/** Called when the player leaves the login or its tab: cancels the social login. */
export const cancelSocialLogin = (): void => {
  dismissWelcome()
  if (!isSocialSubmitting()) cancelProviderWait()
}

/** Runs a one-tap login: its question opens a login of its own. */
export const runOneTapLogin = async (run: () => Promise<void>): Promise<void> => {
  isTapped = true
  await run().finally(() => (isTapped = false))
}

// A page restored from the back/forward cache looks as the player left it, but its login is over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLeaving) cancelProviderWait()
})
