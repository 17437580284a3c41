import type { Locks } from './sync/leader-election'

/** Platform functions and values that the worker uses. Tests replace them. */
export interface WorkerEnvironment {
  readonly origin: string
  readonly userAgent: string
  readonly locks: Locks | undefined
  readonly isOnline: () => boolean
  readonly onOnline: (listener: () => void) => void
  /** Sends the title of config.json to the document's script. */
  readonly sendTitle: (title: string) => void
}
