import { useSnapshot } from 'valtio'
import { fastestFirst } from '#domain/lines/line-order'
import type { LineRow } from '#domain/tables/worker-rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'

/** Returns the known lines: the one in use first, then the fastest. Lines without a ping come last. */
export const useLines = (): readonly LineRow[] | undefined => {
  const { merchant } = useSnapshot(pageState)
  const { data } = useLiveQuery((read) => read.startingWith('lines', [merchant]))
  if (!data) return undefined
  const { origin } = window.location
  const isListed = data.some((line) => line.origin === origin)
  const own: readonly LineRow[] = isListed ? [] : [{ merchant, origin, latencyMs: null, at: 0 }]
  return fastestFirst([...own, ...data], origin)
}
