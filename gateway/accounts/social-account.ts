import { type SocialChannel, identitySettings } from '#domain/contract/accounts/identity-settings'
import type { Database } from '../db/database'
import type { GatewayContext } from '../gateway-context'
import { storedSettings } from '../system/settings'
import type { SocialAccount } from './social-links'

export interface SocialProof {
  readonly firebaseChannel: SocialChannel
  readonly firebaseIdToken: string
}

/** Returns the provider account of a token; null if it is not trusted, or was issued by another sign-in method. */
export async function socialAccountOf(
  { db, identity }: GatewayContext,
  { firebaseChannel: channel, firebaseIdToken }: SocialProof,
): Promise<SocialAccount | null> {
  const identified = await identity.verify(firebaseIdToken)
  if (identified?.signedInBy !== providerOf(db, channel)) return null
  return { channel, subject: identified.subject }
}

/** The identity provider's name for a channel. */
function providerOf(db: Database, channel: SocialChannel): string {
  if (channel === 'line') return identitySettings(storedSettings(db))?.lineProviderId ?? ''
  return `${channel}.com`
}
