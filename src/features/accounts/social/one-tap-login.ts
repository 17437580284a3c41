import { subscribeKey } from 'valtio/utils'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import type { SocialState } from '#domain/accounts/social-login-machine'
import { bindingRules } from '#domain/accounts/binding-rules'
import type { SettingsRow } from '#domain/tables/rows'
import { signInWithGoogleCredential } from '../../../shared/accounts/identity/identity'
import { afterOverlayHistory } from '../../../shared/overlays/dialogs/use-close-on-back'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { currentMember } from '../../../shared/session/session-state'
import { hideLoginPendingToast, showLoginPendingToast } from './login-pending-toast'
import { submitSocialLogin, isLoginOpen, setProviderCredential, runOneTapLogin } from './social-flow'
import { social, dispatchSocial } from './social-state'

/**
 * Logs in the account chosen in Google's one-tap (SOC-08). The choice of account opens over the page; the captcha and
 * errors are shown in the login sheet over it.
 */
export const logInByOneTap = async (credential: string, settings: SettingsRow): Promise<void> => {
  const identity = identitySettings(settings)
  if (!identity || social.state.kind !== 'idle') return
  await runOneTapLogin(async () => {
    dispatchSocial({ type: 'open', channel: 'google' })
    showLoginPendingToast()
    const result = await signInWithGoogleCredential(identity, credential)
    // The player has cancelled, or has logged in another way.
    if (!isWaiting()) {
      hideLoginPendingToast()
      return
    }
    if (result.ok) {
      setProviderCredential('google', result.value)
      // An open login continues by itself, with its captcha.
      if (!isLoginOpen() && !settings.login.captcha.enabled)
        await submitSocialLogin(bindingRules(settings.whitelabelVal), () => null)
    } else dispatchSocial({ type: 'failed', error: result.error })
    if (isOver(social.state) || isLoginOpen()) {
      hideLoginPendingToast()
      return
    }
    const { pathname, search } = window.location
    openOverlay({ kind: 'login', to: pathname + search })
    leaveWithChoice()
  })
}

/** Cancelling the choice leaves the player on their page, without a login over it. */
const leaveWithChoice = (): void => {
  if (social.state.kind !== 'choosing') return
  const stop = subscribeKey(social, 'state', (state) => {
    if (state.kind === 'choosing' || state.kind === 'registering') return
    stop()
    const login = overlayState.queue.find(({ kind }) => kind === 'login')
    // Some browsers merge two back steps made at once.
    if (login && isOver(state) && currentMember() === null) afterOverlayHistory(() => closeOverlay(login.id))
  })
}

const isWaiting = (): boolean => social.state.kind === 'opening' && currentMember() === null

const isOver = (state: SocialState): boolean => state.kind === 'idle' && state.problem === null
