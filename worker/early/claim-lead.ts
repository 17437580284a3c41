import { SYNC_GROUP } from '#domain/tables/rows'
import type { Locks } from '../sync/leader-election'

/**
 * Requests the leader's lock before the engine does, so that the tab that sends the early requests is the leader that
 * takes them (OFF-04).
 *
 * @param onClaimed called when this tab holds the lock; never while another tab is the leader, or if locks are refused
 * @returns locks for the engine: its first request for the leader's lock, which queues, gets the one held here
 */
export const claimLead = (locks: Locks, onClaimed: () => void): Locks => {
  type Hold = Parameters<Locks['request']>[2]
  let pass = (_hold: Hold): void => undefined
  const passed = new Promise<Hold>((resolve) => (pass = resolve))
  let claim: Promise<unknown> | undefined = locks.request(SYNC_GROUP, { ifAvailable: true }, async (lock) => {
    if (!lock) return true
    onClaimed()
    return (await passed)(lock)
  })
  claim.catch(() => (claim = undefined)) // refused, or stolen
  return {
    query: () => locks.query(),
    request: async (name, options, hold) => {
      if (claim && name === SYNC_GROUP) {
        pass(hold)
        const isLedElsewhere = await claim
        claim = undefined
        if (!isLedElsewhere) return
      }
      await locks.request(name, options, hold)
    },
  }
}
