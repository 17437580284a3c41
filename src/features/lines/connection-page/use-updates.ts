import { useSnapshot } from 'valtio'
import type { AppError } from '#domain/errors'
import { type ResourceName, syncKey } from '#domain/tables/resources'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'
import { RESOURCE_NAMES } from './resource-labels'

export interface Update {
  readonly name: ResourceName
  /** Epoch ms; undefined before the first sync. */
  readonly syncedAt: number | undefined
  readonly error: AppError | undefined
  /** Number of rows of the last response that could not be parsed and were dropped. */
  readonly droppedRows: number
  /** Paths of the fields whose wrong value was replaced (DEP-01). */
  readonly badFields: readonly string[]
}

/** Returns the age of each resource that has ever been synced, in this language and for this member. */
export const useUpdates = (): readonly Update[] | undefined => {
  const { merchant, language } = useSnapshot(pageState)
  const member = useMember()?.id ?? ''
  const { data } = useLiveQuery(
    async (read) => {
      const keys = RESOURCE_NAMES.map((name) => syncKey(name, { merchant, language, member }))
      const [states, freshness] = await Promise.all([
        read.getMany('syncState', keys),
        read.getMany('freshness', keys),
      ])
      return RESOURCE_NAMES.flatMap((name, index): readonly Update[] => {
        const state = states[index]
        if (!state) return []
        const { syncedAt, error, droppedRows = 0, badFields = [] } = state
        const confirmedAt = freshness[index]?.checkedAt ?? 0
        const at = syncedAt && Math.max(syncedAt, confirmedAt)
        return [{ name, error, droppedRows, badFields, syncedAt: at }]
      })
    },
    [member],
  )
  return data
}
