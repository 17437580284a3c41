import { useMemo } from 'react'
import { unpackIds } from '#domain/lobby/game-index'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/**
 * Returns the ids of parts of the index, one after the other: `all`, `shelf:CLASSIFY` or `vendor:CLASSIFY:VENDOR`.
 * Undefined until they are read.
 */
export const useShelfIds = (parts: readonly string[]): readonly string[] | undefined => {
  const live = useLiveQuery(
    async (read) => {
      const keys = parts.map((part) => [pageState.merchant, pageState.language, part])
      const rows = await read.getMany('gameIndex', keys)
      const packed = rows.flatMap((row) => (row && 'packedIds' in row ? row.packedIds : []))
      return packed.length > 0 ? packed.join('\n') : undefined
    },
    [parts.join()],
  )
  const packed = live.status === 'empty' ? '' : live.data
  return useMemo(() => (packed === undefined ? undefined : unpackIds(packed)), [packed])
}
