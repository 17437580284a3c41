import { snapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { CaptchaFields } from '#domain/captcha-port'
import { PRIVATE_TOAST_MS } from '#domain/constants/identity'
import type { Channel, IdentitySettings } from '#domain/contract/identity-settings'
import type { IdentityError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { BindingRules } from '#domain/rules/binding-rules'
import { isCancelled, NO_NETWORK } from '#domain/rules/identity-error'
import { signInWay } from '#domain/rules/sign-in-way'
import { visitorCodes } from '#domain/rules/visitor-codes'
import { accountCommands } from '../../app/account-commands'
import { isApple } from '../../app/at-home'
import { readRedirect, signInByPopup, signInByRedirect } from '../../app/identity/identity'
import { isInNativeApp, signInByBridge } from '../../app/identity/native-login'
import { privacyOfWindow } from '../../app/identity/private-window'
import { noteRegistration } from '../../app/tracking/note-events'
import { device } from '../../state/device'
import { showOffline } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { showToast } from '../../state/toasts'
import { storedCodes } from '../../state/visitor-codes'
import { admit, admitHeld, holdSession } from './admission'
import { isWithoutNetwork } from './is-without-network'
import { loginIdle, loginState, submitLogin } from './login-state'
import { notePasswordless } from './passwordless'
import { keepChannel, markRedirect } from './social-marks'
import { isAtGateway, social, tellSocial } from './social-state'

/** How many logins, and registrations with providers, stand on the screen, and wait for what comes of it. */
let openLogins = 0
/** One-tap has been tapped, and what it asks is to open a login. */
let isTapped = false
/** The page is about to leave for the provider's. */
let isLeaving = false

export const isLoginOpen = (): boolean => openLogins > 0

const isAwaited = (): boolean => isLoginOpen() || isTapped

// Whoever has come in, by whatever way, needs no provider any more.
subscribeKey(pageState, 'session', () => tellSocial({ type: 'over' }))

// Why it failed is no news any more once the player tries another way.
subscribeKey(loginState, 'status', (status) => {
  if (status === 'processing' && social.state.kind === 'idle') tellSocial({ type: 'over' })
})

let lastTap = 0
/** Windows that the browser has blocked, one after the other. The first may have come too late after its tap. */
let blocks = 0

/** The player has chosen a provider. @param leave takes the page to where they come back to */
export const openProvider = async (
  settings: IdentitySettings,
  channel: Channel,
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
  if (await isWithoutNetwork()) {
    showOffline()
    tellSocial({ type: 'failed', error: NO_NETWORK })
    return
  }
  tellSocial({ type: 'open', channel })
  keepChannel(channel)
  const result = await ask(settings, channel, leave, () => tap === lastTap)
  // A later tap has taken its place.
  if (tap !== lastTap || social.state.kind !== 'opening') return
  if (result.ok) prove(channel, result.value)
  else if (isCancelled(result.error)) tellSocial({ type: 'over' })
  else {
    const isBlocked = result.error.kind === 'identity' && result.error.code === 'auth/popup-blocked'
    blocks = isBlocked ? blocks + 1 : 0
    isLeaving = false
    tellSocial({ type: 'failed', error: result.error })
  }
}

/** The player waits no longer for the provider. */
export const stopWaiting = (): void => {
  lastTap += 1
  isLeaving = false
  tellSocial({ type: 'over' })
}

const ask = (
  settings: IdentitySettings,
  channel: Channel,
  leave: () => void,
  isWanted: () => boolean,
): Promise<Result<string, IdentityError>> => {
  if (isInNativeApp()) return signInByBridge(channel)
  const isAppleApp = device.isStandalone && isApple()
  const way = signInWay({ isAppleApp, userAgent: navigator.userAgent, blocks })
  if (way === 'popup') return signInByPopup(settings, channel, isWanted)
  isLeaving = true
  leave()
  markRedirect(channel)
  return signInByRedirect(settings, channel, isWanted)
}

/** SOC-07. */
const isKeeping = async (): Promise<boolean> => {
  const privacy = await privacyOfWindow()
  if (privacy === 'closed') showToast({ key: 'social.private', tone: 'danger', lifeMs: PRIVATE_TOAST_MS })
  if (privacy === 'maybe private') showToast({ key: 'social.maybePrivate' })
  return privacy !== 'closed'
}

/** Whoever has been at the provider's page is back (SOC-06). */
export const takeUpRedirect = async (settings: IdentitySettings, channel: Channel): Promise<void> => {
  lastTap += 1
  const tap = lastTap
  tellSocial({ type: 'open', channel })
  const result = await readRedirect(settings)
  if (tap !== lastTap || social.state.kind !== 'opening') return
  if (!result.ok) tellSocial({ type: 'failed', error: result.error })
  else if (result.value === null) tellSocial({ type: 'failed', error: NOT_BACK })
  else prove(channel, result.value)
}

/** It was somewhere, and what it came back with is not to be had. */
export const sayNotBack = (): void => tellSocial({ type: 'failed', error: NOT_BACK })

const NOT_BACK: IdentityError = { kind: 'identity', code: 'auth/redirect-cancelled-by-user', reason: '' }

/** The provider has told who somebody is. */
export const prove = (firebaseChannel: Channel, firebaseIdToken: string): void =>
  tellSocial({ type: 'prove', proof: { firebaseChannel, firebaseIdToken } })

/**
 * Asks the gateway to let them in (SOC-02), when no other login is under way.
 * @param takeCaptcha what is solved by then: another login may have used it up. Unsolved, the provider's word waits
 */
export const enter = async (
  rules: BindingRules,
  takeCaptcha: () => CaptchaFields | null | 'unsolved',
): Promise<void> => {
  await loginIdle()
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'proven' || loginState.status !== 'idle') return
  const captcha = takeCaptcha()
  if (captcha === 'unsolved') return
  tellSocial({ type: 'enter' })
  const result = await submitLogin('social', () => accountCommands.logInSocially({ ...state.proof, captcha }))
  if (!result || result.ok) {
    // In, or at the second step of the login.
    tellSocial({ type: 'over' })
    return
  }
  loginState.refusal = null // it is said beside the providers
  const { error } = result
  // Whoever has left the login is not asked by the next one about it.
  if (error.kind === 'aborted' || !isAwaited()) tellSocial({ type: 'over' })
  else if (error.kind !== 'refused' || error.code !== 'bind_customer_required')
    tellSocial({ type: 'failed', error })
  else {
    tellSocial({ type: 'unknown', mayRegister: rules.mayRegister })
    if (rules.registersByItself) await registerThem(false)
  }
}

/** Registers whoever the provider names (SOC-03). @param wasAsked the player has chosen it */
export const registerThem = async (wasAsked: boolean): Promise<void> => {
  if (social.state.kind !== 'choosing') return
  tellSocial({ type: 'register', wasAsked })
  const { state } = snapshot(social)
  if (state.kind !== 'registering') return
  const result = await accountCommands.registerSocially({
    proof: state.proof,
    codes: visitorCodes(window.location.search, storedCodes()),
  })
  if (!result.ok) {
    tellSocial(result.error.kind === 'aborted' ? { type: 'over' } : { type: 'failed', error: result.error })
    return
  }
  const { login } = result.value
  if (login) {
    noteRegistration(login.session)
    notePasswordless(true)
  }
  if (isRegistering() && isAwaited()) {
    if (login) holdSession(login)
    tellSocial({ type: 'registered', registered: result.value })
    return
  }
  // Whoever was registered meanwhile is in, wherever they are by now.
  tellSocial({ type: 'over' })
  if (login) admit(login)
}

const isRegistering = (): boolean => social.state.kind === 'registering'

/** The player has read that they are registered, or has gone on without: they are in. */
export const leaveWelcome = (): void => {
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'welcoming') return
  tellSocial({ type: 'over' })
  if (state.registered.login) admitHeld(state.registered.login)
}

/**
 * A login stands on the screen.
 * @returns to be called when it goes: what it was about goes too, unless the gateway has the word
 */
export const holdSocial = (): (() => void) => {
  openLogins += 1
  return () => {
    openLogins -= 1
    if (openLogins > 0) return
    loginState.hasEnded = false // it has been read
    if (!isLeaving) leaveSocial()
  }
}

/** Whoever leaves the login, or its way, leaves what it was about. */
export const leaveSocial = (): void => {
  leaveWelcome()
  if (!isAtGateway()) stopWaiting()
}

/** Somebody whom Google's one-tap has named: what it asks stands in a login that opens for it. */
export const takeUpTap = async (run: () => Promise<void>): Promise<void> => {
  isTapped = true
  await run()
  isTapped = false
}

// Whoever comes back by the browser's own back finds the page as they left it: the login is over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLeaving) stopWaiting()
})
