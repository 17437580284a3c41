import { ownEntries } from '../../text/own-entries'

/** The social login providers that we know (SOC-01), named as in `firebaseChannel`. */
export const SOCIAL_CHANNELS = ['google', 'facebook', 'twitter', 'line'] as const

export type SocialChannel = (typeof SOCIAL_CHANNELS)[number]

/** The merchant's account with the identity provider (settings.smsProvider). */
export interface IdentitySettings {
  readonly apiKey: string
  /** Host of the provider's helper pages, '' for none: then there is no social login in a browser. */
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  readonly lineProviderId: string
  /** Of one-tap, '' for none. */
  readonly googleWebClientId: string
  /** Origin of the provider's emulator on this machine; '' for the provider itself. */
  readonly emulator: string
}

/** Settings for the browser's push subscription. */
export interface PushSettings {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  readonly vapidKey: string
}

const LINE_PROVIDER = 'oidc.line' // unless the merchant names it otherwise

/**
 * Returns null if the identity-provider route is not used: no flag, or no key (SOC-11). An invalid field counts as
 * absent.
 */
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

/** Returns null without push: it needs a vapidKey and all values with which the messaging SDK registers (PSH-03). */
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

/** Returns the providers that the merchant lists, in their order, each once; unknown ones are dropped. */
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

/** Accepts only an emulator on the player's own machine: a wrong setting must not send a token to another host. */
const loopbackOrigin = (text: string): string => {
  try {
    const { protocol, hostname, origin } = new URL(text)
    return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost') ? origin : ''
  } catch {
    return ''
  }
}
