import { ok } from '#domain/result'
import { type LeaderRow, SYNC_GROUP } from '#domain/tables/rows'
import { createLeaderElection } from '#worker/sync/leader-election'
import type { WebLocks } from '../../support/web-locks'

/** The database shared by the tabs: the row with the leader's heartbeat. */
export interface Shared {
  row: LeaderRow | undefined
}

export type Tab = ReturnType<typeof openTab>

export const openTab = (locks: WebLocks | undefined, shared: Shared) => {
  const counts = { led: 0, deposed: 0 }
  const state = { isFrozen: false }
  const cleanups: (() => void)[] = []
  const leader = createLeaderElection({
    locks: locks?.tab((cleanup) => cleanups.push(cleanup)),
    claimEpoch: () => {
      const epoch = (shared.row?.epoch ?? 0) + 1
      shared.row = { id: SYNC_GROUP, epoch }
      return Promise.resolve(ok(epoch))
    },
    readRow: () => Promise.resolve(shared.row),
    writeHeartbeat: (row) => {
      if (!state.isFrozen && shared.row?.epoch === row.epoch) shared.row = row
      return Promise.resolve()
    },
    onElected: () => (counts.led += 1),
    onDemoted: () => (counts.deposed += 1),
  })
  return {
    leader,
    led: () => counts.led,
    deposed: () => counts.deposed,
    /** A frozen tab runs nothing: its heartbeats do not reach the database. */
    freeze: () => {
      state.isFrozen = true
    },
    /** Its lock goes to the next tab. */
    close: () => {
      for (const cleanup of cleanups) cleanup()
    },
  }
}
