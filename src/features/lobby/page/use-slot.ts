import { useEffect, useState } from 'react'
import type { LiveQueryResult } from '../../../shared/worker/query/use-live-query'
import type { LobbyState } from './use-lobby'

/**
 * Returns how an area above the games is rendered. `open`: with its data. `waiting`: with a loading indicator.
 * `quiet`: without one, because the requests fail. `closed`: not at all. An area only opens and closes while no
 * games are shown, so the games never move. A later change applies when the player returns to the page or opens the
 * screen again.
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
