import { useSnapshot } from 'valtio'
import { MINUTE_MS } from '#domain/constants/timing'
import { type PromotionGroup, promotionGroups } from '#domain/rules/promotions'
import type { ContentAnswerRow } from '#domain/tables/answer-rows'
import { type Live, useLive } from '../../app/live'
import { useNow } from '../../app/use-now'
import { pageState } from '../../state/page-state'

/** What is on offer now, by its categories, as it was last synced in the language in use (ANN-01). */
export const usePromotions = (): Live<readonly PromotionGroup[]> => {
  const { merchant, language } = useSnapshot(pageState)
  const now = useNow(MINUTE_MS)
  const categories = useLive(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'promotionCategories'])
      return row && isOfCategories(row) ? row.value : undefined
    },
    [],
    'promotionCategories',
  )
  const live = useLive(
    async (read) => {
      const rows = await read.startingWith('announcements', [merchant, language])
      return rows.length > 0 ? rows : undefined
    },
    [],
    'announcements',
  )
  // The names of the groups come beside the list, and are not waited for where they do not.
  if (live.data) return { ...live, data: promotionGroups(live.data, categories.data ?? [], now) }
  const isNone = live.status === 'empty' && live.syncedAt !== undefined
  return isNone ? { status: 'ready', data: [], syncedAt: live.syncedAt } : live
}

const isOfCategories = (row: ContentAnswerRow): row is ContentAnswerRow<'promotionCategories'> =>
  row.name === 'promotionCategories'
