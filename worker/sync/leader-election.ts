import { LEADER_HEARTBEAT_MS, LEADER_TIMEOUT_MS } from '#domain/timing'
import { type LeaderRow, SYNC_GROUP } from '#domain/tables/rows'
import type { Store } from '../store/store'

/** The part of the lock manager that is used: one queue per name. */
export interface Locks {
  request(name: string, options: LockOptions, hold: (lock: Lock | null) => Promise<unknown>): Promise<unknown>
  query(): Promise<LockManagerSnapshot>
}

interface LeaderOptions {
  /** Undefined on plain http: then every tab leads and only the epoch protects the writes. */
  readonly locks: Locks | undefined
  readonly claimEpoch: Store['claimEpoch']
  /** Reads the leader's heartbeat row; undefined if no tab has led yet. */
  readonly readRow: () => Promise<LeaderRow | undefined>
  /** Writes the heartbeat row under the epoch. */
  readonly writeHeartbeat: (row: LeaderRow) => Promise<unknown>
  /** Called when this tab is elected leader. */
  readonly onElected: () => void
  /** Called when this tab is demoted: another tab has taken over while it was frozen. */
  readonly onDemoted: () => void
}

export interface LeaderElection {
  readonly isLeading: boolean
  /** True if this tab syncs for itself only (memory mode). */
  readonly isLocalOnly: boolean
  readonly epoch: number
  /** Takes a new epoch: the database was lost, and the leader's row with it. */
  readonly renewEpoch: () => Promise<void>
  /**
   * Called before a sync that the player can see. Without locks the tab in use takes over the epoch; a closed tab
   * that took it last would otherwise block the others. Also takes an epoch if none could be taken before, because
   * the quota was exceeded.
   */
  ensureEpoch(): Promise<void>
  /** Starts the heartbeat if this tab leads, or stops it. @param isNeeded another tab waits for the lock */
  setHeartbeat(isNeeded: boolean): void
  /** Memory mode: this tab's rows are invisible to other tabs, so it must sync for itself. */
  readonly leadLocally: () => void
  /** The rows are in the database again: a tab that led for itself joins the leader election. */
  rejoin(): void
  /** Makes a visible follower check the leader's heartbeat and take over from a frozen leader. */
  watch(isWatching: boolean): void
}

/**
 * Leader election (OFF-04): exactly one tab syncs. Every tab queues for one Web Lock and never tests it first; the
 * browser passes it on when the holder closes or crashes. A frozen holder keeps the lock. It is stolen after missed
 * heartbeats, and the epoch rejects whatever the old leader writes after it wakes.
 */
export const createLeaderElection = (options: LeaderOptions): LeaderElection => {
  const { claimEpoch, readRow, writeHeartbeat, onElected, onDemoted } = options
  let { locks } = options
  let isLeading = false
  let isAlone = false
  let epoch = 0
  let lostLocks = 0
  let heartbeatTimer: ReturnType<typeof setInterval> | undefined
  let watching: ReturnType<typeof setInterval> | undefined

  const reclaim = async (): Promise<void> => {
    const claimed = await claimEpoch()
    if (claimed.ok) epoch = claimed.value
  }
  const lead = async (): Promise<void> => {
    const lostBefore = lostLocks
    await reclaim()
    // The lock may have been stolen meanwhile.
    if (isLeading || lostLocks !== lostBefore) return
    isLeading = true
    onElected()
  }
  /**
   * True if no other tab has taken the epoch since. Taking a new one would reject writes that are in progress here.
   */
  const isOwn = async (): Promise<boolean> => {
    const row = await readRow().catch(() => undefined)
    return row?.epoch === epoch
  }
  let releaseLock = (): void => undefined
  /** Holds the lock while this tab lives, or until its rows are invisible to the other tabs. */
  const holdLock = async (): Promise<void> => {
    await lead()
    if (!isAlone) await new Promise<void>((resolve) => (releaseLock = resolve))
  }
  const stopHeartbeat = (): void => {
    clearInterval(heartbeatTimer)
    heartbeatTimer = undefined
  }
  const demote = (): void => {
    if (!isLeading || isAlone) return
    isLeading = false
    stopHeartbeat()
    onDemoted()
  }
  /** Queues for the lock, and queues again after it was stolen. A browser that refuses locks has none. */
  const onLockLost = (error: unknown): void => {
    lostLocks += 1
    demote()
    if (!(error instanceof DOMException) || error.name !== 'AbortError') locks = undefined
    queue()
  }
  const requestLock = (lockOptions: LockOptions): void => {
    if (locks) locks.request(SYNC_GROUP, lockOptions, holdLock).catch(onLockLost)
    else void lead()
  }
  const queue = (): void => requestLock({})

  queue()

  // The leader's last heartbeat seen here, and when. Its clock may differ from ours by hours after a freeze.
  let lastSeen: { readonly heartbeat: string; readonly at: number } | undefined
  const checkHeartbeat = async (): Promise<void> => {
    if (isLeading || isAlone) return
    const row = await readRow().catch(() => undefined)
    const heartbeat = JSON.stringify(row ?? null)
    if (lastSeen?.heartbeat !== heartbeat) lastSeen = { heartbeat, at: Date.now() }
    if (Date.now() - lastSeen.at < LEADER_TIMEOUT_MS) return
    lastSeen = undefined
    requestLock({ steal: true })
  }

  return {
    get isLeading() {
      return isLeading
    },
    get isLocalOnly() {
      return isAlone
    },
    get epoch() {
      return epoch
    },
    renewEpoch: () => (isLeading ? reclaim() : Promise.resolve()),
    ensureEpoch: async () => {
      if (!isLeading) return
      if (epoch === 0 || (!locks && !(await isOwn()))) await reclaim()
    },
    setHeartbeat: (isNeeded) => {
      if (!isNeeded) stopHeartbeat()
      if (!isNeeded || !isLeading || isAlone || !locks || heartbeatTimer) return
      const beat = (): void => void writeHeartbeat({ id: SYNC_GROUP, epoch, beatAt: Date.now() })
      beat()
      heartbeatTimer = setInterval(beat, LEADER_HEARTBEAT_MS)
    },
    leadLocally: () => {
      isAlone = true
      releaseLock()
      stopHeartbeat()
      if (!isLeading) void lead()
    },
    rejoin: () => {
      if (!isAlone) return
      isAlone = false
      isLeading = false
      epoch = 0
      queue()
    },
    watch: (isWatching) => {
      clearInterval(watching)
      lastSeen = undefined
      if (isWatching && locks) watching = setInterval(() => void checkHeartbeat(), LEADER_HEARTBEAT_MS)
    },
  }
}
