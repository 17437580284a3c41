import type { FactsHolder } from '../facts'
import type { Requester } from '../net/requester'
import type { Store } from '../store/store'
import type { Freshness } from './freshness'

/** What every step of a sync works with. */
export interface SyncContext {
  readonly store: Store
  readonly requester: Requester
  readonly facts: FactsHolder
  readonly freshness: Freshness
  /** The app's own origin. */
  readonly origin: string
  /** The fence to write under; undefined where the store has one of its own. */
  readonly epoch: () => number | undefined
  readonly now: () => number
}
