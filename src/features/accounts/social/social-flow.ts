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
import { accountCommands } from '../../../shared/worker/client/account-commands'
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

/** How many logins, and registrations with providers, stand on the screen, and wait for what comes of it. */
let openLogins = 0
/** One-tap has been tapped, and what it asks is to open a login. */
let isTapped = false
/** The page is about to leave for the provider's. */
let isLeaving = false

export const isLoginOpen = (): boolean => openLogins > 0

const isAwaited = (): boolean => isLoginOpen() || isTapped

// Whoever has come in, by whatever way, needs no provider any more.
subscribeKey(pageState, 'session', () => dispatchSocial({ type: 'over' }))

// Why it failed is no news any more once the player tries another way.
subscribeKey(loginState, 'status', (status) => {
  if (status === 'processing' && social.state.kind === 'idle') dispatchSocial({ type: 'over' })
})

let lastTap = 0
/** Windows that the browser has blocked, one after the other. The first may have come too late after its tap. */
let blocks = 0

/** The player has chosen a provider. @param leave takes the page to where they come back to */
export const openProvider = async (
  settings: IdentitySettings,
  channel: SocialChannel,
  leave: () => void,
): Promise<void> => {
  const { state } = social
  // A second window of the same provider would be a dead one.
  if (state.kind === 'opening' && state.channel === channel) return
  lastTap += 1
  const tap = lastTap
  loginState.refusal = null // why another way failed is no news any more
  if (!isInNativeApp() && !(await isKeeping())) return
  if (tap !== lastTap) return
  // The window of a phone without a network would stay empty.
  if (await isOffline()) {
    showOffline()
    dispatchSocial({ type: 'failed', error: IDENTITY_NETWORK_ERROR })
    return
  }
  dispatchSocial({ type: 'open', channel })
  storeChannel(channel)
  const result = await ask(settings, channel, leave, () => tap === lastTap)
  // A later tap has taken its place.
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

/** The player waits no longer for the provider. */
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

/** SOC-07. */
const isKeeping = async (): Promise<boolean> => {
  const privacy = await detectPrivateBrowsing()
  if (privacy === 'closed') showToast({ key: 'social.private', tone: 'danger', lifeMs: INCOGNITO_TOAST_MS })
  if (privacy === 'maybe private') showToast({ key: 'social.maybePrivate' })
  return privacy !== 'closed'
}

/** Whoever has been at the provider's page is back (SOC-06). */
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

/** It was somewhere, and what it came back with is not to be had. */
export const failRedirect = (): void => dispatchSocial({ type: 'failed', error: NOT_BACK })

const NOT_BACK: IdentityError = { kind: 'identity', code: 'auth/redirect-cancelled-by-user', reason: '' }

/** The provider has told who somebody is. */
export const setProviderCredential = (firebaseChannel: SocialChannel, firebaseIdToken: string): void =>
  dispatchSocial({ type: 'prove', proof: { firebaseChannel, firebaseIdToken } })

/**
 * Asks the gateway to let them in (SOC-02), when no other login is under way.
 * @param takeCaptcha what is solved by then: another login may have used it up. Unsolved, the provider's word waits
 */
export const submitSocialLogin = async (
  rules: BindingRules,
  takeCaptcha: () => CaptchaResult | null | 'unsolved',
): Promise<void> => {
  await whenLoginIdle()
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'proven' || loginState.status !== 'idle') return
  const captcha = takeCaptcha()
  if (captcha === 'unsolved') return
  dispatchSocial({ type: 'enter' })
  const result = await submitLogin('social', () => accountCommands.logInSocially({ ...state.proof, captcha }))
  if (!result || result.ok) {
    // In, or at the second step of the login.
    dispatchSocial({ type: 'over' })
    return
  }
  loginState.refusal = null // it is said beside the providers
  const { error } = result
  // Whoever has left the login is not asked by the next one about it.
  if (error.kind === 'aborted' || !isAwaited()) dispatchSocial({ type: 'over' })
  else if (error.kind !== 'refused' || error.code !== 'bind_customer_required')
    dispatchSocial({ type: 'failed', error })
  else {
    dispatchSocial({ type: 'unknown', mayRegister: rules.mayRegister })
    if (rules.registersByItself) await registerProviderUser(false)
  }
}

/** Registers whoever the provider names (SOC-03). @param wasAsked the player has chosen it */
export const registerProviderUser = async (wasAsked: boolean): Promise<void> => {
  if (social.state.kind !== 'choosing') return
  dispatchSocial({ type: 'register', wasAsked })
  const { state } = snapshot(social)
  if (state.kind !== 'registering') return
  const result = await accountCommands.registerSocially({
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
  // Whoever was registered meanwhile is in, wherever they are by now.
  dispatchSocial({ type: 'over' })
  if (login) enterSession(login)
}

const isRegistering = (): boolean => social.state.kind === 'registering'

/** The player has read that they are registered, or has gone on without: they are in. */
export const dismissWelcome = (): void => {
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'welcoming') return
  dispatchSocial({ type: 'over' })
  if (state.registered.login) enterPendingSession(state.registered.login)
}

/**
 * A login stands on the screen.
 * @returns to be called when it goes: what it was about goes too, unless the gateway has the word
 */
export const mountSocialLogin = (): (() => void) => {
  openLogins += 1
  return () => {
    openLogins -= 1
    if (openLogins > 0) return
    loginState.hasEnded = false // it has been read
    if (!isLeaving) cancelSocialLogin()
  }
}

/** Whoever leaves the login, or its way, leaves what it was about. */
export const cancelSocialLogin = (): void => {
  dismissWelcome()
  if (!isSocialSubmitting()) cancelProviderWait()
}

/** Somebody whom Google's one-tap has named: what it asks stands in a login that opens for it. */
export const runOneTapLogin = async (run: () => Promise<void>): Promise<void> => {
  isTapped = true
  await run()
  isTapped = false
}

// Whoever comes back by the browser's own back finds the page as they left it: the login is over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLeaving) cancelProviderWait()
})
