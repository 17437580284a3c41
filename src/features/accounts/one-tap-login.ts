import { identitySettings } from '#domain/contract/identity-settings'
import type { SocialState } from '#domain/machines/social-machine'
import type { SettingsRow } from '#domain/tables/rows'
import { signInByGoogle } from '../../app/identity/identity'
import { openOverlay } from '../../state/overlay-queue'
import { bindingRules, enter, prove, social, tellSocial } from './social-flow'

/**
 * Logs in whom Google's one-tap has named (SOC-08). What is to be asked or told then stands in the login over the page:
 * whose account it is to be, the captcha, or why it failed.
 */
export const logInByOneTap = async (credential: string, settings: SettingsRow): Promise<void> => {
  const identity = identitySettings(settings)
  if (!identity || social.state.kind !== 'idle') return
  tellSocial({ type: 'open', channel: 'google' })
  const result = await signInByGoogle(identity, credential)
  if (result.ok) {
    prove('google', result.value)
    if (!settings.login.captcha.enabled) await enter(bindingRules(settings.whitelabelVal), null)
  } else tellSocial({ type: 'failed', error: result.error })
  if (isOver(social.state)) return
  const { pathname, search } = window.location
  openOverlay({ kind: 'login', to: pathname + search })
}

const isOver = (state: SocialState): boolean => state.kind === 'idle' && state.problem === null
