const LOCK_NAME = 'mc-sync'

/** The part of the lock manager that is used: one queue a name. */
export interface Locks {
  request(name: string, callback: () => Promise<unknown>): Promise<unknown>
}

interface LeaderOptions {
  /** Undefined on plain http: then every tab leads, under the epoch alone. */
  readonly locks: Locks | undefined
  readonly claimEpoch: () => Promise<number | null>
  /** Called once, when this tab has become the one that syncs. */
  readonly onLead: () => void
}

export interface Leader {
  readonly isLeading: boolean
  readonly epoch: number
  /** The database was lost, and the leader's row with it: take a new epoch. */
  reclaim(): Promise<void>
  /**
   * Before a sync that the player can see: without a lock the tab in use takes the epoch over, so that a tab which was
   * the last to take it and is gone does not fence the others out.
   */
  prepare(): Promise<void>
}

/**
 * One tab syncs at a time (OFF-04): the first in a queue for one lock, which the browser hands on when its holder is
 * closed or crashes. Never probed, always queued.
 */
export const standForLeader = ({ locks, claimEpoch, onLead }: LeaderOptions): Leader => {
  let isLeading = false
  let epoch = 0

  const reclaim = async (): Promise<void> => {
    epoch = (await claimEpoch()) ?? epoch
  }
  const lead = async (): Promise<void> => {
    await reclaim()
    isLeading = true
    onLead()
  }
  if (locks) {
    void locks.request(LOCK_NAME, async () => {
      await lead()
      await new Promise<never>(() => undefined)
    })
  } else {
    void lead()
  }
  return {
    get isLeading() {
      return isLeading
    },
    get epoch() {
      return epoch
    },
    reclaim: () => (isLeading ? reclaim() : Promise.resolve()),
    prepare: () => (isLeading && !locks ? reclaim() : Promise.resolve()),
  }
}
