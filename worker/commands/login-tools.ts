import type { Signal } from '#domain/port'
import type { RsaKeys } from '../crypto/rsa-keys'
import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Pauses } from '../pauses'
import type { Sessions } from '../session/sessions'
import type { Vault } from '../session/vault'
import type { Store } from '../store/store'

export interface LoginTools {
  readonly keys: RsaKeys
  /** The path to send for a default path. */
  readonly pathOf: (path: string) => string
  readonly facts: FactsHolder
  readonly store: Store
  readonly vault: Vault
  readonly sessions: Sessions
  readonly emit: (signal: Signal) => void
  readonly requester: Requester
  readonly pauses: Pauses
  readonly userAgent: string
}

/** How long the player waits for a login. */
export interface Patience {
  readonly signal: AbortSignal
  /** The gateway has let them in: from now on it is a login. @returns false where it comes too late */
  readonly decide: () => boolean
  /** True for a login that no player asked for: its failures are silent (NET-10). */
  readonly isSilent?: boolean
}
