import * as v from 'valibot'
import type { LanguageCode } from '#domain/language/languages'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'
import { contentTranslations } from '../db/translations'

const categoryRow = v.object({ id: v.string(), name: v.string(), count: v.number() })

/** GET PROMOFE_getPromotionAnnouncementCategory: categories with the number of announcements in each. */
export function listPromotionCategories(db: Database, language: ContentLanguage, requested: LanguageCode) {
  const translate = contentTranslations(db, requested)
  const rows = db.all(
    categoryRow,
    `SELECT promotion_category.id, ${column('name', language)} AS name, COUNT(announcement.id) AS count
     FROM promotion_category LEFT JOIN announcement ON announcement.category_id = promotion_category.id
     GROUP BY promotion_category.id ORDER BY promotion_category.position`,
  )
  return rows.map((row) => ({ ...row, name: translate(`category.${row.id}`, row.name) }))
}
