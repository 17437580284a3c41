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

/** Where a login by a provider stands. Of the page, as the login itself. The token is here and nowhere else. */
export const social = proxy<{ state: SocialState }>({ state: INITIAL_SOCIAL_STATE })

export const dispatchSocial = (event: SocialEvent): void => {
  social.state = nextSocialState(social.state, event)
  if (social.state.kind === 'idle') clearChannel()
}

export const isSocialSubmitting = (): boolean => isSubmitting(social.state)

/** The provider's account that a login by password takes along (SOC-04). */
export const currentBinding = (): ReturnType<typeof pendingBinding> => pendingBinding(snapshot(social).state)
