import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { LanguageCode } from '#domain/language/languages'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import { contentTranslations } from '../db/translations'

const groupRow = v.object({ classify: v.string(), title: v.string(), game_count: v.number() })

const cardRow = v.object({
  vendor: v.string(),
  account_type: v.string(),
  classify: v.string(),
  name: v.string(),
})

/** GET GCSGAME_newGameVendor: the groups of the lobby with their vendors, empty groups left out. */
export function listVendorGroups(
  gateway: GatewayContext,
  language: ContentLanguage,
  requested: LanguageCode,
) {
  const translate = contentTranslations(gateway.db, requested)
  const name = column('name', language)
  const cards = gateway.db.all(
    cardRow,
    `SELECT vendor, account_type, classify, ${name} AS name FROM vendor ORDER BY position`,
  )
  return gateway.db
    .all(
      groupRow,
      `SELECT vendor_group.classify, ${column('title', language)} AS title, COUNT(game_id) AS game_count
       FROM vendor_group JOIN vendor USING (classify) JOIN game USING (vendor)
       GROUP BY vendor_group.classify ORDER BY vendor_group.position`,
    )
    .map((group) => ({
      title: translate(`group.${group.classify}`, group.title),
      gameClassify: group.classify,
      gameCount: group.game_count,
      cards: cards
        .filter((card) => card.classify === group.classify)
        .map((card) => ({
          vendor: card.vendor,
          accountTypeName: card.account_type,
          displayName: card.name,
          image: `${gateway.cdnOrigin}/vendors/${card.vendor}.svg?w={w}`,
        })),
    }))
}

const logoRow = v.object({ vendor: v.string(), name: v.string(), accent: v.string() })

/** Returns the data that a vendor's logo is drawn from, or null; its word mark is the same in every language. */
export function findVendor(gateway: GatewayContext, vendor: string) {
  return gateway.db.get(
    logoRow,
    'SELECT vendor, name_en AS name, accent FROM vendor WHERE vendor = ?',
    vendor,
  )
}
