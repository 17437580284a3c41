import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { storedSettings } from '../../system/settings'
import type { GatewayOptions } from '../../options'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import { PublishedKeys } from './identity-keys'
import { isSignedBy, isUnsigned, readToken, isTokenFor } from './identity-token'

/** Who an identity provider says somebody is. */
export interface Identified {
  /** The provider's own id of the person, the same at every login. */
  readonly subject: string
  /** What they signed in by just now: `phone`, `google.com`, … */
  readonly signedInBy: string
  /** E.164, with the plus; null where the provider has not verified a phone. */
  readonly phone: string | null
}

/**
 * Verifies id tokens. Every `firebaseIdToken` of the contract is judged here and nowhere else. Answers null for a token
 * that is not to be trusted, and for every token where no provider is set up; rejects where the provider's keys cannot be
 * had, so that nobody's token can be judged.
 */
export interface Identity {
  verify(idToken: string): Promise<Identified | null>
}

interface IdentityDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly options: Pick<GatewayOptions, 'authEmulator' | 'identityKeys'>
}

/** Judges tokens of the project that the merchant's settings name. Tokens are secrets: nothing here writes one down. */
export function createIdentity({ db, clock, options }: IdentityDependencies): Identity {
  const keys = new PublishedKeys(options.identityKeys, clock)
  return {
    async verify(idToken) {
      const projectId = identitySettings(storedSettings(db))?.projectId ?? ''
      const token = readToken(idToken)
      if (projectId === '' || token === null || !isTokenFor(token.claims, projectId, clock.now())) return null
      // Only an emulator signs nothing, and only a gateway that was told of one takes its word.
      const isTrusted = isUnsigned(token) ? options.authEmulator !== null : await isSignedBy(token, keys)
      if (!isTrusted) return null
      const { sub, phone_number, firebase } = token.claims
      return { subject: sub, signedInBy: firebase.sign_in_provider, phone: phone_number ?? null }
    },
  }
}
