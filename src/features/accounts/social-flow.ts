import { proxy, snapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { CaptchaFields } from '#domain/captcha-port'
import type { Channel, IdentitySettings } from '#domain/contract/identity-settings'
import type { IdentityError } from '#domain/errors'
import {
  bindingOf,
  nextSocial,
  NO_SOCIAL_LOGIN,
  type SocialEvent,
  type SocialState,
} from '#domain/machines/social-machine'
import type { Result } from '#domain/result'
import { isCancelled } from '#domain/rules/identity-error'
import { signInWay } from '#domain/rules/sign-in-way'
import { accountCommands } from '../../app/account-commands'
import { isApple } from '../../app/at-home'
import { readRedirect, signInByPopup, signInByRedirect } from '../../app/identity/identity'
import { isInNativeApp, signInByBridge } from '../../app/identity/native-login'
import { privacyOfWindow } from '../../app/identity/private-window'
import { noteRegistration } from '../../app/tracking/note-events'
import { device } from '../../state/device'
import { pageState } from '../../state/page-state'
import { showToast } from '../../state/toasts'
import { admitHeld, holdSession } from './admission'
import { loginState, submitLogin } from './login-state'
import { notePasswordless } from './passwordless'
import { forgetChannel, keepChannel, markRedirect } from './social-marks'

const PRIVATE_TOAST_MS = 1_500 // A4

/** Where a login by a provider stands. Of the page, as the login itself. The token is here and nowhere else. */
export const social = proxy<{ state: SocialState }>({ state: NO_SOCIAL_LOGIN })

export const tellSocial = (event: SocialEvent): void => {
  social.state = nextSocial(social.state, event)
  if (social.state.kind === 'idle') forgetChannel()
}

// Whoever has come in, by whatever way, needs no provider any more.
subscribeKey(pageState, 'session', () => tellSocial({ type: 'over' }))

// Why it failed is no news any more once the player tries another way.
subscribeKey(loginState, 'status', (status) => {
  if (status === 'processing' && social.state.kind === 'idle') tellSocial({ type: 'over' })
})

/** What the merchant does with an account that belongs to nobody yet (SOC-03). */
export interface BindingRules {
  readonly registersByItself: boolean
  readonly mayRegister: boolean
}

export const bindingRules = (flags: Readonly<Record<string, boolean>>): BindingRules => ({
  registersByItself: flags['MOBILEAUTOLOGIN3'] === true,
  mayRegister: flags['FIREBASECREATEACC3'] === true,
})

let lastTap = 0
let wasBlocked = false

/** The player has chosen a provider. @param leave takes the page to where they come back to */
export const openProvider = async (
  settings: IdentitySettings,
  channel: Channel,
  leave: () => void,
): Promise<void> => {
  if (!(await isKeeping())) return
  lastTap += 1
  const tap = lastTap
  tellSocial({ type: 'open', channel })
  keepChannel(channel)
  const result = await ask(settings, channel, leave)
  // A later tap has taken its place.
  if (tap !== lastTap || social.state.kind !== 'opening') return
  if (result.ok) prove(channel, result.value)
  else if (isCancelled(result.error)) tellSocial({ type: 'over' })
  else {
    wasBlocked = result.error.kind === 'identity' && result.error.code === 'auth/popup-blocked'
    tellSocial({ type: 'failed', error: result.error })
  }
}

/** The player waits no longer for the provider. */
export const stopWaiting = (): void => {
  lastTap += 1
  tellSocial({ type: 'over' })
}

const ask = (
  settings: IdentitySettings,
  channel: Channel,
  leave: () => void,
): Promise<Result<string, IdentityError>> => {
  if (isInNativeApp()) return signInByBridge(channel)
  const isAppleApp = device.isStandalone && isApple()
  const way = signInWay({ isAppleApp, userAgent: navigator.userAgent, wasBlocked })
  if (way === 'popup') return signInByPopup(settings, channel)
  leave()
  markRedirect(channel)
  return signInByRedirect(settings, channel)
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
  tellSocial({ type: 'open', channel })
  const result = await readRedirect(settings)
  if (social.state.kind !== 'opening') return
  if (!result.ok) tellSocial({ type: 'failed', error: result.error })
  else if (result.value === null) tellSocial({ type: 'failed', error: NOT_BACK })
  else prove(channel, result.value)
}

const NOT_BACK: IdentityError = { kind: 'identity', code: 'auth/redirect-cancelled-by-user', reason: '' }

/** The provider has told who somebody is. */
export const prove = (firebaseChannel: Channel, firebaseIdToken: string): void =>
  tellSocial({ type: 'prove', proof: { firebaseChannel, firebaseIdToken } })

/** Asks the gateway to let them in (SOC-02). */
export const enter = async (rules: BindingRules, captcha: CaptchaFields | null): Promise<void> => {
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'proven' || loginState.status !== 'idle') return
  tellSocial({ type: 'enter' })
  const result = await submitLogin('social', () => accountCommands.logInSocially({ ...state.proof, captcha }))
  if (!result || result.ok) {
    // In, or at the second step of the login.
    tellSocial({ type: 'over' })
    return
  }
  loginState.refusal = null // it is said beside the providers
  const { error } = result
  if (error.kind === 'aborted') tellSocial({ type: 'over' })
  else if (error.kind !== 'refused' || error.code !== 'bind_customer_required')
    tellSocial({ type: 'failed', error })
  else {
    tellSocial({ type: 'unknown', mayRegister: rules.mayRegister })
    if (rules.registersByItself) await registerThem()
  }
}

/** Registers whoever the provider names (SOC-03). */
export const registerThem = async (): Promise<void> => {
  tellSocial({ type: 'register' })
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'registering') return
  const result = await accountCommands.registerSocially(state.proof)
  if (!result.ok) {
    tellSocial({ type: 'failed', error: result.error })
    return
  }
  const { login } = result.value
  if (login) {
    noteRegistration(login.session)
    notePasswordless(true)
    holdSession(login)
  }
  tellSocial({ type: 'registered', registered: result.value })
}

/** The player has read that they are registered, or has gone on without: they are in. */
export const leaveWelcome = (): void => {
  const { state } = snapshot(social) // plain, as the worker takes it
  if (state.kind !== 'welcoming') return
  tellSocial({ type: 'over' })
  if (state.registered.login) admitHeld(state.registered.login)
}

/** Whoever leaves the login leaves what it was about, unless the gateway has the word. */
export const leaveSocial = (): void => {
  leaveWelcome()
  const { kind } = social.state
  if (kind === 'idle' || kind === 'choosing' || kind === 'binding' || kind === 'proven')
    tellSocial({ type: 'over' })
}

/** The provider's account that a login by password takes along (SOC-04). */
export const currentBinding = (): ReturnType<typeof bindingOf> => bindingOf(snapshot(social).state)
