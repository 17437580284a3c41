import { useMemo } from 'react'
import { unpackIds } from '#domain/lobby/game-index'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/**
 * Returns the ids of one part of the index: `all`, `shelf:CLASSIFY` or `vendor:CLASSIFY:VENDOR`. Undefined until it
 * is read.
 */
export const useShelfIds = (part: string): readonly string[] | undefined => {
  const live = useLiveQuery(
    async (read) => {
      const row = await read.get('gameIndex', [pageState.merchant, pageState.language, part])
      return row && 'packedIds' in row ? row.packedIds : undefined
    },
    [part],
  )
  const packed = live.status === 'empty' ? '' : live.data
  return useMemo(() => (packed === undefined ? undefined : unpackIds(packed)), [packed])
}
