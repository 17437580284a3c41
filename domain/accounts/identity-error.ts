import type { IdentityError } from '../errors'
import { ownEntries } from '../text/own-entries'

const LONGEST_REASON = 200
const UNKNOWN = 'auth/unknown'

/**
 * An error of the identity provider's SDK as a value (SOC-10): its code, `auth/unknown` for none, and its own words where
 * it has any beside the code. Nothing that looks like a token or an address is taken over.
 */
export const identityError = (error: unknown): IdentityError => {
  const fields = ownEntries(error)
  const code = textOf(fields.get('code'))
  const message = error instanceof Error ? error.message : textOf(fields.get('message'))
  return {
    kind: 'identity',
    code: /^auth\/[a-z0-9-]{1,60}$/u.test(code) ? code : UNKNOWN,
    reason: reasonOf(message),
  }
}

/** `Firebase: The quota is used up. (auth/quota-exceeded).` without what stands around it; `Error` says nothing. */
const reasonOf = (message: string): string => {
  const words = message
    .replace(/^Firebase: /u, '')
    .replace(/ ?\(auth\/[a-z0-9-]+\)\.?$/u, '')
    .replace(/https?:\/\/\S+|[\w.+/=-]{24,}/gu, '…')
    .trim()
  return words === 'Error' ? '' : words.slice(0, LONGEST_REASON)
}

/** The player has gone on to another window: no failure. */
export const isCancelled = (error: { readonly kind: string; readonly code?: string }): boolean =>
  error.kind === 'identity' && error.code === 'auth/cancelled-popup-request'

const CODE_PROBLEMS: ReadonlySet<string> = new Set([
  'auth/invalid-verification-code',
  'auth/code-expired',
  'auth/missing-code',
])

/** Is it the code that is wrong, or none? */
export const isIdentityCodeError = (code: string): boolean => CODE_PROBLEMS.has(code)

/** Nobody answers: as the provider's own code says it (SOC-10). */
export const IDENTITY_NETWORK_ERROR: IdentityError = {
  kind: 'identity',
  code: 'auth/network-request-failed',
  reason: '',
}

/** No code was sent to this number, or another one since (SOC-09). */
export const CODE_EXPIRED: IdentityError = { kind: 'identity', code: 'auth/code-expired', reason: '' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
