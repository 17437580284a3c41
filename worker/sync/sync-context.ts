import type { PageFactsStore } from '../page-facts-store'
import type { HttpClient } from '../net/http-client'
import type { Store } from '../store/store'
import type { FreshnessTracker } from './freshness'

/** Dependencies of every sync step. */
export interface SyncContext {
  readonly store: Store
  readonly httpClient: HttpClient
  readonly facts: PageFactsStore
  readonly freshness: FreshnessTracker
  /** The app's own origin. */
  readonly origin: string
  /** The fencing token for writes; undefined if the store has its own. */
  readonly epoch: () => number | undefined
  readonly now: () => number
}
