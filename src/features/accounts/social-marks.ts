import { type Channel, CHANNELS } from '#domain/contract/identity-settings'
import { readStored, store } from '../../boot/storage-area'

const CHANNEL_KEY = 'firebaseChannel' // local storage: the provider of a login that is under way (SES-10)
const REDIRECT_KEY = 'firebaseComp' // session storage: this tab has left for its page (SOC-06)

/** This tab has put down the channel: another tab's login is its own. */
let isOurs = false

export const keepChannel = (channel: Channel): void => {
  isOurs = true
  store('local', CHANNEL_KEY, channel)
}

/** This tab leaves for the provider's page, and is to take up the login when it is back. */
export const markRedirect = (channel: Channel): void => store('session', REDIRECT_KEY, channel)

/** Nothing is under way in this tab. */
export const forgetChannel = (): void => {
  if (!isOurs) return
  isOurs = false
  store('local', CHANNEL_KEY, '')
  store('session', REDIRECT_KEY, '')
}

/**
 * The provider whose page this tab comes back from (SOC-06): null where it has not been away for one, `lost` where the
 * marker is not that of the login that is stored.
 */
export const takeRedirect = (): Channel | 'lost' | null => {
  const left = readStored('session', REDIRECT_KEY) ?? ''
  if (left === '') return null
  store('session', REDIRECT_KEY, '')
  const channel = CHANNELS.find((each) => each === left && each === readStored('local', CHANNEL_KEY))
  if (!channel) return 'lost'
  isOurs = true
  return channel
}
