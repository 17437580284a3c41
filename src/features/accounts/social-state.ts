import { proxy, snapshot } from 'valtio'
import {
  bindingOf,
  isWithGateway,
  nextSocial,
  NO_SOCIAL_LOGIN,
  type SocialEvent,
  type SocialState,
} from '#domain/machines/social-machine'
import { forgetChannel } from './social-marks'

/** Where a login by a provider stands. Of the page, as the login itself. The token is here and nowhere else. */
export const social = proxy<{ state: SocialState }>({ state: NO_SOCIAL_LOGIN })

export const tellSocial = (event: SocialEvent): void => {
  social.state = nextSocial(social.state, event)
  if (social.state.kind === 'idle') forgetChannel()
}

export const isAtGateway = (): boolean => isWithGateway(social.state)

/** The provider's account that a login by password takes along (SOC-04). */
export const currentBinding = (): ReturnType<typeof bindingOf> => bindingOf(snapshot(social).state)
