import type { EarlyRequests } from './early/early-requests'
import type { Locks } from './sync/leader-election'

/** Platform functions and values that the worker uses. Tests replace them. */
export interface WorkerEnvironment {
  readonly origin: string
  /** Requests that have been sent before the worker was created. */
  readonly early: EarlyRequests
  readonly userAgent: string
  readonly locks: Locks | undefined
  readonly isOnline: () => boolean
  readonly onOnline: (listener: () => void) => void
  /** Sends the title of config.json to the document's script. */
  readonly sendTitle: (title: string) => void
}
