import { useEffect, useState } from 'react'
import type { LiveQueryResult } from '../../../shared/worker/query/use-live-query'
import type { LobbyState } from './use-lobby'

/**
 * Returns how the place of something above the games is drawn: `open` with what the gateway has said, `waiting` with a sign
 * that it is awaited, `quiet` without that sign, as its requests fail, and `closed` not at all. A place opens and closes
 * only while no games are shown, so that they never move; what changes later counts when the player comes back to the
 * page or opens the screen again.
 */
export const useSlot = (
  live: LiveQueryResult<unknown>,
  lobby: LobbyState['status'],
): 'open' | 'waiting' | 'quiet' | 'closed' => {
  const [isClosed, setClosed] = useState<boolean>()
  const isMissing = !live.data && live.syncedAt === undefined
  const hasFailed = isMissing && (lobby === 'failed' || live.hasFailed === true)
  const mayChange = isClosed === undefined ? hasFailed || live.status !== 'loading' : lobby !== 'ready'
  if (mayChange && isClosed !== hasFailed) setClosed(hasFailed)
  useEffect(() => {
    if (isClosed !== true || hasFailed) return undefined
    const open = (): void => {
      if (document.visibilityState === 'visible') setClosed(false)
    }
    document.addEventListener('visibilitychange', open)
    return () => document.removeEventListener('visibilitychange', open)
  }, [isClosed, hasFailed])
  if (isClosed) return 'closed'
  if (hasFailed) return 'quiet'
  return isMissing ? 'waiting' : 'open'
}
