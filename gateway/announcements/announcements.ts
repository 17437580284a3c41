import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { LanguageCode } from '#domain/language/languages'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import { contentTranslations } from '../db/translations'

const announcementRow = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  promotion_type: v.string(),
  execution: v.string(),
  category_id: v.nullable(v.string()),
  start_time: v.number(),
  end_time: v.nullable(v.number()),
  art: v.nullable(v.string()),
  popup: v.number(),
  redirect: v.nullable(v.string()),
  external_link: v.nullable(v.string()),
})

/**
 * GET MCSFE_getListAnnouncements: all announcements, filtered by the client. Those for one audience, such as
 * `app_download`, are included only if the query's category names it.
 */
export function listAnnouncements(
  gateway: GatewayContext,
  language: ContentLanguage,
  requested: LanguageCode,
  audience: string | null,
) {
  const translate = contentTranslations(gateway.db, requested)
  const picture = (art: string) => `${gateway.cdnOrigin}/banners/${requested.toLowerCase()}/${art}.svg?w={w}`
  return gateway.db
    .all(
      announcementRow,
      `SELECT *, ${column('title', language)} AS title, ${column('content', language)} AS content
       FROM announcement WHERE audience IS NULL OR audience = ? ORDER BY position`,
      audience,
    )
    .map((row) => ({
      id: row.id,
      title: translate(`announcement.${row.id}.title`, row.title),
      content: translate(`announcement.${row.id}.content`, row.content).replaceAll(
        /\{picture:([\w-]+)\}/g,
        (_all, art: string) => picture(art),
      ),
      promotionType: row.promotion_type,
      execution: row.execution,
      startTime: row.start_time,
      ...(row.end_time !== null && { endTime: row.end_time }),
      ...(row.art !== null && {
        image: picture(row.art),
      }),
      ...(row.category_id !== null && { categoryId: row.category_id }),
      popup: gateway.hasPopups && row.popup === 1,
      ...(row.redirect !== null && {
        activity: {
          redirect: row.redirect,
          ...(row.external_link !== null && { externalLink: row.external_link }),
        },
      }),
    }))
}
