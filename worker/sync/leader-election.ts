import { LEADER_HEARTBEAT_MS, LEADER_TIMEOUT_MS } from '#domain/timing'
import type { LeaderRow } from '#domain/tables/rows'

export const LEADER_LOCK = 'mc-sync'

/** The part of the lock manager that is used: one queue a name. */
export interface Locks {
  request(name: string, callback: () => Promise<unknown>): Promise<unknown>
  request(name: string, options: { readonly steal: true }, callback: () => Promise<unknown>): Promise<unknown>
  query?(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>
}

interface LeaderOptions {
  /** Undefined on plain http: then every tab leads, under the epoch alone. */
  readonly locks: Locks | undefined
  readonly claimEpoch: () => Promise<number | null>
  /** The row that the leader signs; undefined where none has led. */
  readonly readRow: () => Promise<LeaderRow | undefined>
  /** Signs it, under the epoch. */
  readonly writeHeartbeat: (row: LeaderRow) => Promise<unknown>
  /** This tab has become the one that syncs. */
  readonly onElected: () => void
  /** It is so no longer: another tab has taken over while this one was frozen. */
  readonly onDemoted?: () => void
  readonly now?: () => number
}

export interface LeaderElection {
  readonly isLeading: boolean
  /** It leads for itself alone. */
  readonly isLocalOnly: boolean
  readonly epoch: number
  /** The database was lost, and the leader's row with it: take a new epoch. */
  renewEpoch(): Promise<void>
  /**
   * Before a sync that the player can see: without a lock the tab in use takes the epoch over, so that a tab which was
   * the last to take it and is gone does not fence the others out. Also where none could be had yet, on a full device.
   */
  ensureEpoch(): Promise<void>
  /** Another tab waits to lead: this one, if it leads, gives signs of life from now on. */
  startHeartbeat(): void
  /** Rows are in this tab's memory alone: nobody else can sync for it. */
  leadLocally(): void
  /** Rows are in the database again: a tab that has led for itself queues for the lead of all. */
  rejoin(): void
  /** A visible tab that does not lead looks after the one that does, and takes over when it is frozen. */
  watch(isWatching: boolean): void
}

/**
 * One tab syncs at a time (OFF-04): the first in a queue for one lock, which the browser hands on when its holder is
 * closed or crashes. Never probed, always queued. A holder that is frozen keeps the lock; it is stolen from it when it
 * has given no sign of life, and what it writes after it wakes is refused by the epoch.
 */
export const createLeaderElection = (options: LeaderOptions): LeaderElection => {
  const { locks, claimEpoch, readRow, writeHeartbeat, onElected, onDemoted, now = Date.now } = options
  let isLeading = false
  let isAlone = false
  let epoch = 0
  let beating: ReturnType<typeof setInterval> | undefined
  let watching: ReturnType<typeof setInterval> | undefined

  const reclaim = async (): Promise<void> => {
    epoch = (await claimEpoch()) ?? epoch
  }
  const lead = async (): Promise<void> => {
    await reclaim()
    if (isLeading) return
    isLeading = true
    onElected()
  }
  /** Whether nobody has taken the epoch since; a new one would fence out what is being written here. */
  const isOwn = async (): Promise<boolean> => {
    const row = await readRow().catch(() => undefined)
    return row?.epoch === epoch
  }
  let releaseLock = (): void => undefined
  /** Holds the lock for as long as this tab lives, or until its rows are of use to nobody else. */
  const holdLock = async (): Promise<void> => {
    await lead()
    if (!isAlone) await new Promise<void>((resolve) => (releaseLock = resolve))
  }
  const deposed = (): void => {
    if (!isLeading || isAlone) return
    isLeading = false
    clearInterval(beating)
    beating = undefined
    onDemoted?.()
  }
  /** In the queue until the lock comes; again when it has been stolen. */
  const requestLock = (): void => {
    locks?.request(LEADER_LOCK, holdLock).catch(() => {
      deposed()
      requestLock()
    })
  }
  const steal = (): void => {
    locks?.request(LEADER_LOCK, { steal: true }, holdLock).catch(() => {
      deposed()
      requestLock()
    })
  }

  if (locks) requestLock()
  else void lead()

  // What was seen of the leader, and when: its clock and ours may differ by a frozen hour.
  let lastSeen: { readonly sign: string; readonly at: number } | undefined
  const checkHeartbeat = async (): Promise<void> => {
    if (isLeading || isAlone) return
    const row = await readRow().catch(() => undefined)
    const sign = row ? `${String(row.epoch)} ${String(row.beatAt)}` : ''
    if (lastSeen?.sign !== sign) lastSeen = { sign, at: now() }
    if (now() - lastSeen.at < LEADER_TIMEOUT_MS) return
    lastSeen = undefined
    steal()
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
    startHeartbeat: () => {
      if (!isLeading || isAlone || !locks || beating !== undefined) return
      const giveSign = (): void => void writeHeartbeat({ id: 'sync', epoch, beatAt: now() })
      giveSign()
      beating = setInterval(giveSign, LEADER_HEARTBEAT_MS)
    },
    leadLocally: () => {
      isAlone = true
      releaseLock()
      clearInterval(beating)
      if (!isLeading) void lead()
    },
    rejoin: () => {
      if (!isAlone) return
      isAlone = false
      isLeading = false
      epoch = 0
      if (locks) requestLock()
      else void lead()
    },
    watch: (isWatching) => {
      clearInterval(watching)
      lastSeen = undefined
      if (isWatching && locks) watching = setInterval(() => void checkHeartbeat(), LEADER_HEARTBEAT_MS)
    },
  }
}
