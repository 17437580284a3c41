import { useState } from 'react'
import { isClaimable } from '#domain/member/rewards'
import { MINUTE_MS } from '#domain/timing'
import { device } from '../page/device'
import { useNow } from '../page/use-now'
import { useMemberResource } from '../worker/query/use-member-resource'

const FRESH_MS = 10 * MINUTE_MS

/**
 * Returns how many rewards the member can claim, as last known. They are synced when they are older than ten minutes,
 * never with data saver: the pages of rewards keep them current.
 */
export const useClaimableCount = (memberId: string): number => {
  const now = useNow(MINUTE_MS)
  const [lastSync, setLastSync] = useState(-Infinity)
  const isAsking = !device.savesData && now - lastSync >= FRESH_MS
  const known = useMemberResource('rewards', memberId, false)
  const { syncedAt = -Infinity } = useMemberResource('rewards', memberId, isAsking)
  if (isAsking && now - syncedAt < FRESH_MS) setLastSync(syncedAt)
  return known.data?.filter((reward) => isClaimable(reward, now)).length ?? 0
}
