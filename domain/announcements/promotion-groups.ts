import type { PromotionCategories } from '../contract/announcements/promotion-categories'
import type { AnnouncementRow } from '../tables/rows'
import { isRunning } from './announcements'

export interface PromotionGroup {
  /** Of the category; '' for those of none that is known. */
  readonly id: string
  readonly name: string
  readonly promotions: readonly AnnouncementRow[]
}

/**
 * What is on offer at `now` (epoch ms), in the order of the categories, and in each in the operator's (ANN-01). Whose
 * category nobody names comes last; a category without any is left out. Executions say whom a popup is for (ANN-02):
 * the list is everybody's.
 */
export const promotionGroups = (
  rows: readonly AnnouncementRow[],
  categories: PromotionCategories,
  now: number,
): readonly PromotionGroup[] => {
  const running = rows
    .filter((row) => row.title.trim() !== '' && isRunning(row, now))
    .sort((a, b) => a.position - b.position)
  const known = new Set(categories.map(({ id }) => id))
  const of = (id: string): readonly AnnouncementRow[] =>
    running.filter(({ categoryId = '' }) => (known.has(categoryId) ? categoryId : '') === id)
  return [...categories.map(({ id, name }) => ({ id, name })), { id: '', name: '' }]
    .map((group) => ({ ...group, promotions: of(group.id) }))
    .filter(({ promotions }) => promotions.length > 0)
}
