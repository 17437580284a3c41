import type { PromotionCategories } from '../contract/announcements/promotion-categories'
import type { AnnouncementRow } from '../tables/rows'
import { isRunning } from './announcements'

export interface PromotionGroup {
  /** Id of the category; '' for promotions without a known one. */
  readonly id: string
  readonly name: string
  readonly promotions: readonly AnnouncementRow[]
}

/**
 * Returns the promotions at `now` (epoch ms), in the order of the categories, and within each in the operator's order
 * (ANN-01). Promotions without a known category come last; an empty category is left out. The list is for everybody:
 * executions only say who sees a popup (ANN-02).
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
