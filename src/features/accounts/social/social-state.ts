import { proxy, snapshot } from 'valtio'
import {
  pendingBinding,
  isSubmitting,
  nextSocialState,
  INITIAL_SOCIAL_STATE,
  type SocialEvent,
  type SocialState,
} from '#domain/accounts/social-login-machine'
import { clearChannel } from './redirect-marker'

/** State of a social login. Belongs to the page, like the login itself. The token is stored nowhere else. */
export const social = proxy<{ state: SocialState }>({ state: INITIAL_SOCIAL_STATE })

export const dispatchSocial = (event: SocialEvent): void => {
  social.state = nextSocialState(social.state, event)
  if (social.state.kind === 'idle') clearChannel()
}

export const isSocialSubmitting = (): boolean => isSubmitting(social.state)

/** The provider's account that a password login will bind (SOC-04). */
export const currentBinding = (): ReturnType<typeof pendingBinding> => pendingBinding(snapshot(social).state)
