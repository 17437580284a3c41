import { columns, type Localised } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'
import { ANNOUNCEMENTS } from './announcement-texts'

const DAY_MS = 86_400_000

const CATEGORIES: readonly { readonly id: string; readonly name: Localised }[] = [
  { id: 'welcome', name: { EN: 'New players', CN: '新手礼遇', UR: 'نئے کھلاڑی' } },
  { id: 'weekly', name: { EN: 'Every week', CN: '每周精彩', UR: 'ہر ہفتے' } },
  { id: 'club', name: { EN: 'Harbour Club', CN: '港湾会', UR: 'ہاربر کلب' } },
  { id: 'house', name: { EN: 'House news', CN: '平台公告', UR: 'ادارے کی خبریں' } },
]

/** Seeds promotions and notices with their categories. Times are relative to `today` (epoch ms). */
export function seedAnnouncements(db: Database, today: number): void {
  db.insertAll(
    'INSERT INTO promotion_category (id, position, name_en, name_cn, name_ur) VALUES (?, ?, ?, ?, ?)',
    CATEGORIES.map((category, position) => [category.id, position, ...columns(category.name)]),
  )
  db.insertAll(
    `INSERT INTO announcement (id, position, title_en, title_cn, title_ur, content_en, content_cn, content_ur,
       promotion_type, execution, category_id, audience, start_time, end_time, art, popup, redirect, external_link)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ANNOUNCEMENTS.map((one, position) => [
      one.id,
      position,
      ...columns(one.title),
      ...columns(one.content),
      one.promotionType,
      one.execution,
      one.categoryId,
      one.audience ?? null,
      today - one.startedDaysAgo * DAY_MS,
      one.lastsDays === undefined ? null : today + one.lastsDays * DAY_MS,
      one.art ?? null,
      one.isPopup === true ? 1 : 0,
      one.redirect ?? null,
      one.externalLink ?? null,
    ]),
  )
}
