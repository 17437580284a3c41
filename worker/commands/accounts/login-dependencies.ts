import type { Signal } from '#domain/port'
import type { PageFactsStore } from '../../page-facts-store'
import type { HttpClient } from '../../net/http-client'
import type { RetryDelays } from '../../net/retry-delays'
import type { SessionManager } from '../../session/session-manager'
import type { Store } from '../../store/store'
import type { PendingLogin } from './pending-login'

export interface LoginDependencies {
  /** Returns the path to send for a default path. */
  readonly pathOf: (path: string) => string
  readonly facts: PageFactsStore
  readonly store: Store
  readonly sessions: SessionManager
  readonly emit: (signal: Signal) => void
  readonly httpClient: HttpClient
  readonly retryDelays: RetryDelays
  readonly userAgent: string
  /** The last login that waits for its second step; deleted when that is left, and by any login. */
  pendingLogin?: PendingLogin | null
}
