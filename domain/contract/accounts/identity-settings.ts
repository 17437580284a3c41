import { ownEntries } from '../../text/own-entries'

/** The providers of a social login that we know (SOC-01), in the words of `firebaseChannel`. */
export const SOCIAL_CHANNELS = ['google', 'facebook', 'twitter', 'line'] as const

export type SocialChannel = (typeof SOCIAL_CHANNELS)[number]

/** The merchant's account with the identity provider (settings.smsProvider). */
export interface IdentitySettings {
  readonly apiKey: string
  /** Host of the provider's helper pages, '' for none: there is no social login in a browser then. */
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  readonly lineProviderId: string
  /** Of one-tap, '' for none. */
  readonly googleWebClientId: string
  /** Origin of the provider's emulator on this machine; '' for the provider itself. */
  readonly emulator: string
}

/** What the browser's push is subscribed with. */
export interface PushSettings {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  readonly vapidKey: string
}

const LINE_PROVIDER = 'oidc.line' // unless the merchant has named it otherwise

/** Null where the identity-provider route is not to be taken: no flag, or no key (SOC-11). A wrong field counts as absent. */
export const identitySettings = (settings: object): IdentitySettings | null => {
  const fields = providerOf(settings)
  const apiKey = textOf(fields, 'apiKey')
  if (fields.get('firebase') !== true || apiKey === '') return null
  return {
    apiKey,
    authDomain: textOf(fields, 'authDomain'),
    projectId: textOf(fields, 'projectId'),
    appId: textOf(fields, 'appId'),
    lineProviderId: textOf(fields, 'lineProviderId') || LINE_PROVIDER,
    googleWebClientId: textOf(fields, 'googleWebClientId'),
    emulator: loopbackOrigin(textOf(fields, 'emulator')),
  }
}

/** Null where there is no push: it takes a vapidKey and all that the messaging SDK registers with (PSH-03). */
export const pushSettings = (settings: object): PushSettings | null => {
  const fields = providerOf(settings)
  const push = {
    apiKey: textOf(fields, 'apiKey'),
    projectId: textOf(fields, 'projectId'),
    appId: textOf(fields, 'appId'),
    messagingSenderId: textOf(fields, 'messagingSenderId'),
    vapidKey: textOf(fields, 'vapidKey'),
  }
  return Object.values(push).every((text) => text !== '') ? push : null
}

/** The providers that the merchant lists, in their order, each once; those that nobody knows are left out. */
export const socialChannels = (settings: object): readonly SocialChannel[] => {
  const listed = ownEntries(settings).get('socialProviders')
  if (!Array.isArray(listed)) return []
  return [...new Set(listed)].flatMap((name) => SOCIAL_CHANNELS.find((channel) => channel === name) ?? [])
}

const providerOf = (settings: object): ReadonlyMap<string, unknown> =>
  ownEntries(ownEntries(settings).get('smsProvider'))

const textOf = (fields: ReadonlyMap<string, unknown>, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Only an emulator on the player's own machine: a token is never sent to another host by a wrong setting. */
const loopbackOrigin = (text: string): string => {
  try {
    const { protocol, hostname, origin } = new URL(text)
    return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost') ? origin : ''
  } catch {
    return ''
  }
}
