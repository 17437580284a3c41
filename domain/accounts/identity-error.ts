import type { IdentityError } from '../errors'
import { ownEntries } from '../text/own-entries'

const LONGEST_REASON = 200
const UNKNOWN = 'auth/unknown'

/**
 * Converts an error of the identity provider's SDK to a value (SOC-10): its code, `auth/unknown` for none, and its
 * own message if it has one. Anything that looks like a token or a URL is removed.
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

/**
 * Returns the text of `Firebase: The quota is used up. (auth/quota-exceeded).` without prefix and code; empty for a
 * bare `Error`.
 */
const reasonOf = (message: string): string => {
  const words = message
    .replace(/^Firebase: /u, '')
    .replace(/ ?\(auth\/[a-z0-9-]+\)\.?$/u, '')
    .replace(/https?:\/\/\S+|[\w.+/=-]{24,}/gu, '…')
    .trim()
  return words === 'Error' ? '' : words.slice(0, LONGEST_REASON)
}

/** True if the player went on to another window: no failure. */
export const isCancelled = (error: { readonly kind: string; readonly code?: string }): boolean =>
  error.kind === 'identity' && error.code === 'auth/cancelled-popup-request'

const CODE_PROBLEMS: ReadonlySet<string> = new Set([
  'auth/invalid-verification-code',
  'auth/code-expired',
  'auth/missing-code',
])

/** True if the code is wrong or missing. */
export const isIdentityCodeError = (code: string): boolean => CODE_PROBLEMS.has(code)

/** No response, under the provider's own code for it (SOC-10). */
export const IDENTITY_NETWORK_ERROR: IdentityError = {
  kind: 'identity',
  code: 'auth/network-request-failed',
  reason: '',
}

/** No code was sent to this number, or a newer one replaced it (SOC-09). */
export const CODE_EXPIRED: IdentityError = { kind: 'identity', code: 'auth/code-expired', reason: '' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
