import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { storedSettings } from '../../system/settings'
import type { GatewayOptions } from '../../options'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import { PublishedKeys } from './identity-keys'
import { isSignedBy, isUnsigned, readToken, isTokenFor } from './identity-token'

/** A user as verified by an identity provider. */
export interface Identified {
  /** The provider's own id of the user, the same at every login. */
  readonly subject: string
  /** The sign-in method just used: `phone`, `google.com`, … */
  readonly signedInBy: string
  /** E.164, with the plus; null where the provider has not verified a phone. */
  readonly phone: string | null
}

/**
 * Verifies id tokens. Every `firebaseIdToken` of the contract is checked only here. Returns null for an untrusted
 * token, and for every token if no provider is set up. Rejects if the provider's keys are not available, because no
 * token can be verified then.
 */
export interface Identity {
  verify(idToken: string): Promise<Identified | null>
}

interface IdentityDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly options: Pick<GatewayOptions, 'authEmulator' | 'identityKeys'>
}

/** Verifies tokens of the project in the merchant's settings. Tokens are secrets and are never stored here. */
export function createIdentity({ db, clock, options }: IdentityDependencies): Identity {
  const keys = new PublishedKeys(options.identityKeys, clock)
  return {
    async verify(idToken) {
      const projectId = identitySettings(storedSettings(db))?.projectId ?? ''
      const token = readToken(idToken)
      if (projectId === '' || token === null || !isTokenFor(token.claims, projectId, clock.now())) return null
      // Only an emulator issues unsigned tokens, and only a gateway configured with one accepts them.
      const isTrusted = isUnsigned(token) ? options.authEmulator !== null : await isSignedBy(token, keys)
      if (!isTrusted) return null
      const { sub, phone_number, firebase } = token.claims
      return { subject: sub, signedInBy: firebase.sign_in_provider, phone: phone_number ?? null }
    },
  }
}
