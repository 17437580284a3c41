import { type Channel, CHANNELS } from '#domain/contract/identity-settings'
import { readStored, store } from '../../boot/storage-area'

const CHANNEL_KEY = 'firebaseChannel' // local storage: the provider of a login that is under way (SES-10)
const REDIRECT_KEY = 'firebaseComp' // session storage: this tab has left for its page (SOC-06)

export const keepChannel = (channel: Channel): void => store('local', CHANNEL_KEY, channel)

/** This tab leaves for the provider's page, and is to take up the login when it is back. */
export const markRedirect = (channel: Channel): void => store('session', REDIRECT_KEY, channel)

/** Nothing is under way. */
export const forgetChannel = (): void => {
  if ((readStored('local', CHANNEL_KEY) ?? '') !== '') store('local', CHANNEL_KEY, '')
  if ((readStored('session', REDIRECT_KEY) ?? '') !== '') store('session', REDIRECT_KEY, '')
}

/** The provider whose page this tab comes back from; null where it has not been away for one (SOC-06). */
export const takeRedirect = (): Channel | null => {
  const left = readStored('session', REDIRECT_KEY)
  const channel = CHANNELS.find((each) => each === left && each === readStored('local', CHANNEL_KEY))
  if (left) store('session', REDIRECT_KEY, '')
  return channel ?? null
}
