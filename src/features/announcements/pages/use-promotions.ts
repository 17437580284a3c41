import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/timing'
import { type PromotionGroup, promotionGroups } from '#domain/announcements/promotion-groups'
import type { ContentValueRow } from '#domain/tables/value-rows'
import { type LiveQueryResult, useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useConnection } from '../../../shared/sync/use-connection'
import { useNow } from '../../../shared/page/use-now'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { pageState } from '../../../shared/page/page-state'

const NAMES_WAIT_MS = 2_000 // after that, the list is shown without the names of the groups
const WAITING = { status: 'loading', data: undefined, syncedAt: undefined } as const

/** Returns the current promotions by category, as last synced in the current language (ANN-01). */
export const usePromotions = (): LiveQueryResult<readonly PromotionGroup[]> => {
  const { merchant, language } = useSnapshot(pageState)
  const now = useNow(MINUTE_MS)
  const categories = useLiveQuery(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'promotionCategories'])
      return row && isOfCategories(row) ? row.value : undefined
    },
    [],
    'promotionCategories',
  )
  const live = useLiveQuery(
    async (read) => {
      const rows = await read.startingWith('announcements', [merchant, language])
      return rows.length > 0 ? rows : undefined
    },
    [],
    'announcements',
  )
  const { isOffline } = useConnection()
  const isNameless = categories.data === undefined && categories.syncedAt === undefined
  const hasWaited = useIsSlow(isNameless, NAMES_WAIT_MS)
  const mayCome = categories.status === 'loading' || !isOffline
  const scope = `${merchant} ${language}`
  const [plainScope, setPlainScope] = useState('')
  if (live.data && isNameless) {
    if (mayCome && !hasWaited) return WAITING
    // A list that is shown without groups keeps that layout on this screen, so it does not regroup while it is read.
    if (plainScope !== scope) setPlainScope(scope)
  }
  const names = plainScope === scope ? undefined : categories.data
  if (live.data) return { ...live, data: promotionGroups(live.data, names ?? [], now) }
  const isNone = live.status === 'empty' && live.syncedAt !== undefined
  return isNone ? { status: 'ready', data: [], syncedAt: live.syncedAt } : live
}

const isOfCategories = (row: ContentValueRow): row is ContentValueRow<'promotionCategories'> =>
  row.name === 'promotionCategories'
