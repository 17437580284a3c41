import type { LeaderRow } from '#domain/tables/rows'
import { createLeaderElection } from '#worker/sync/leader-election'
import type { FakeLocks } from './fake-locks'

/** The database shared by the tabs: the row with the leader's heartbeat. */
export interface Shared {
  row: LeaderRow | undefined
}

export type Tab = ReturnType<typeof openTab>

export const openTab = (locks: FakeLocks | undefined, shared: Shared) => {
  const counts = { led: 0, deposed: 0 }
  const state = { isFrozen: false }
  const held = locks?.tab()
  const leader = createLeaderElection({
    locks: held,
    claimEpoch: () => {
      shared.row = { id: 'sync', epoch: (shared.row?.epoch ?? 0) + 1 }
      return Promise.resolve(shared.row.epoch)
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
    close: () => held?.close(),
  }
}
