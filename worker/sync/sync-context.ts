import type { PageFactsStore } from '../page-facts-store'
import type { HttpClient } from '../net/http-client'
import type { Store } from '../store/store'
import type { FreshnessTracker } from './freshness'

/** What every step of a sync works with. */
export interface SyncContext {
  readonly store: Store
  readonly requester: HttpClient
  readonly facts: PageFactsStore
  readonly freshness: FreshnessTracker
  /** The app's own origin. */
  readonly origin: string
  /** The fence to write under; undefined where the store has one of its own. */
  readonly epoch: () => number | undefined
  readonly now: () => number
}
