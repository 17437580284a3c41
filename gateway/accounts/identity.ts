/** Who an identity provider says somebody is. */
export interface Identified {
  /** The provider's own id of the person, the same at every login. */
  readonly subject: string
  /** E.164, with the plus; null where the provider has not verified a phone. */
  readonly phone: string | null
}

/**
 * Verifies id tokens. Every `firebaseIdToken` of the contract is judged here and nowhere else. Answers null for a token
 * that is not to be trusted, and for every token where no provider is set up.
 */
export interface Identity {
  verify(idToken: string): Promise<Identified | null>
}

export const NO_IDENTITY: Identity = { verify: () => Promise.resolve(null) }
