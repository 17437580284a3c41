import { type SocialChannel, SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

const CHANNEL_KEY = 'firebaseChannel' // local storage: the provider of a login that is under way (SES-10)
const REDIRECT_KEY = 'firebaseComp' // session storage: this tab has left for its page (SOC-06)

/** This tab has put down the channel: another tab's login is its own. */
let isOurs = false

export const storeChannel = (channel: SocialChannel): void => {
  isOurs = true
  writeStorage('local', CHANNEL_KEY, channel)
}

/** This tab leaves for the provider's page, and is to take up the login when it is back. */
export const markRedirect = (channel: SocialChannel): void => writeStorage('session', REDIRECT_KEY, channel)

/** Nothing is under way in this tab. */
export const clearChannel = (): void => {
  if (!isOurs) return
  isOurs = false
  writeStorage('local', CHANNEL_KEY, '')
  writeStorage('session', REDIRECT_KEY, '')
}

/**
 * The provider whose page this tab comes back from (SOC-06): null where it has not been away for one, `lost` where the
 * marker is not that of the login that is stored.
 */
export const consumeRedirectMarker = (): SocialChannel | 'lost' | null => {
  const left = readStorage('session', REDIRECT_KEY) ?? ''
  if (left === '') return null
  writeStorage('session', REDIRECT_KEY, '')
  const channel = SOCIAL_CHANNELS.find((each) => each === left && each === readStorage('local', CHANNEL_KEY))
  if (!channel) return 'lost'
  isOurs = true
  return channel
}
