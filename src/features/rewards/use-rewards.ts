import { useSnapshot } from 'valtio'
import type { Rewards } from '#domain/contract/member-area'
import { type Live, useLive } from '../../app/live'
import { pageState } from '../../state/page-state'

/** The member's rewards as they were last synced (MEM-02). */
export const useRewards = (memberId: string): Live<Rewards> => {
  const { merchant } = useSnapshot(pageState)
  return useLive(
    async (read) => {
      const row = await read.get('memberAnswers', [merchant, memberId, 'rewards'])
      return row && isRewards(row.value) ? row.value : undefined
    },
    [memberId],
    'rewards',
  )
}

// Its key says so already; the table holds other answers beside it.
const isRewards = (value: unknown): value is Rewards =>
  Array.isArray(value) &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && 'status' in row)
