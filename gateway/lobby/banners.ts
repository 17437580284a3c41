import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { LanguageCode } from '#domain/language/languages'
import { type ContentLanguage, languageOf } from '../http/language'
import { column } from '../db/localised'
import { contentTranslations } from '../db/translations'

const bannerRow = v.object({
  id: v.string(),
  color: v.string(),
  title: v.string(),
  linkage_type: v.string(),
  linkage: v.string(),
  room_id: v.nullable(v.string()),
  node_id: v.nullable(v.string()),
  game_type: v.nullable(v.string()),
  vendor: v.nullable(v.string()),
})

/** GET MCSFE_getBanners, in the order of the carousel. */
export function listBanners(gateway: GatewayContext, language: ContentLanguage, requested: LanguageCode) {
  const translate = contentTranslations(gateway.db, requested)
  return gateway.db
    .all(
      bannerRow,
      `SELECT id, color, ${column('title', language)} AS title, linkage_type, linkage,
         room_id, node_id, game_type, vendor
       FROM banner ORDER BY position`,
    )
    .map((row) => ({
      id: row.id,
      image: `${gateway.cdnOrigin}/banners/${requested.toLowerCase()}/${row.id}.svg?w={w}`,
      color: row.color,
      title: translate(`banner.${row.id}.title`, row.title),
      linkageType: row.linkage_type,
      linkage: row.linkage,
      ...(row.room_id !== null && { roomId: row.room_id }),
      ...(row.node_id !== null && { nodeId: row.node_id }),
      ...(row.game_type !== null && { gameType: row.game_type }),
      ...(row.vendor !== null && { vendor: row.vendor }),
    }))
}

const artRow = v.object({ art: v.string(), title: v.string(), line: v.string() })

/** Returns the data that a banner's image is drawn from, or null. */
export function findBanner(gateway: GatewayContext, requested: LanguageCode, id: string) {
  const language = languageOf(requested)
  const row = gateway.db.get(
    artRow,
    `SELECT art, ${column('title', language)} AS title, ${column('line', language)} AS line FROM banner WHERE id = ?`,
    id,
  )
  if (row === null) return null
  const translate = contentTranslations(gateway.db, requested)
  return {
    art: row.art,
    title: translate(`banner.${id}.title`, row.title),
    line: translate(`banner.${id}.line`, row.line),
  }
}
