import type { Locks } from './sync/leader-election'

/** What the worker takes from its surroundings; tests put their own. */
export interface WorkerEnvironment {
  readonly origin: string
  readonly userAgent: string
  readonly locks: Locks | undefined
  readonly isOnline: () => boolean
  readonly onOnline: (listener: () => void) => void
  /** Sends the title of config.json to the document's script. */
  readonly sendTitle: (title: string) => void
}
