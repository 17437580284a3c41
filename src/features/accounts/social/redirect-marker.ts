import { type SocialChannel, SOCIAL_CHANNELS } from '#domain/contract/accounts/identity-settings'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

const CHANNEL_KEY = 'firebaseChannel' // local storage: provider of the login in progress (SES-10)
const REDIRECT_KEY = 'firebaseComp' // session storage: this tab was redirected to the provider (SOC-06)

/** This tab has stored the channel: another tab's login is not ours. */
let isOurs = false

export const storeChannel = (channel: SocialChannel): void => {
  isOurs = true
  writeStorage('local', CHANNEL_KEY, channel)
}

/** Called before this tab goes to the provider's page. The login resumes on return. */
export const markRedirect = (channel: SocialChannel): void => writeStorage('session', REDIRECT_KEY, channel)

/** Called when no login is in progress in this tab. */
export const clearChannel = (): void => {
  if (!isOurs) return
  isOurs = false
  writeStorage('local', CHANNEL_KEY, '')
  writeStorage('session', REDIRECT_KEY, '')
}

/**
 * Returns the provider that this tab returns from (SOC-06): null if there was no redirect, `lost` if the marker does
 * not match the stored login.
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
