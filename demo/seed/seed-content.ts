import * as v from 'valibot'
import { changeSettings } from '#gateway/system/settings'
import type { Database } from '#gateway/db/database'
import { seedAnnouncements } from '../announcements/seed-announcements'
import { seedBanners } from '../lobby/seed-banners'
import { seedBenefits } from '../member/seed-benefits'
import { seedCountries } from './seed-countries'
import { seedDownloads } from '../install/seed-downloads'
import { seedGames } from '../games/catalogue/seed-games'
import { seedMatches } from '../games/catalogue/seed-matches'
import { MERCHANT_SETTINGS } from './merchant'
import { seedOffers } from '../money/seed-offers'
import { seedTranslations } from '../translations/seed-translations'
import { seedWins } from '../games/seed-wins'
import { seedVendors } from '../games/catalogue/seed-vendors'

// Rows before the rows they reference.
const SEEDED_TABLES = [
  'win',
  'popular',
  'game',
  'vendor',
  'vendor_group',
  'banner',
  'announcement',
  'promotion_category',
  'game_match',
  'country',
  'download_banner',
  'download_setting',
  'payment_method',
  'mission',
  'mall_item',
  'benefit',
  'benefit_label',
  'translation',
  'setting',
] as const

/** Fills the database with the demo merchant and `games` games, replacing all content. */
export function seed(db: Database, games: number): void {
  for (const table of SEEDED_TABLES) db.run(`DELETE FROM ${table}`)
  changeSettings(db, MERCHANT_SETTINGS)
  seedVendors(db)
  seedGames(db, games)
  seedBanners(db)
  seedCountries(db)
  seedDownloads(db)
  seedBenefits(db)
  seedOffers(db)
  seedAnnouncements(db, startOfToday())
  seedTranslations(db)
  seedMatches(db, startOfToday())
  seedWins(db, startOfToday())
}

/**
 * True if a database file already has this many games and all other content. An operator's changes then survive a
 * restart.
 */
export function isSeeded(db: Database, games: number): boolean {
  const row = db.get(
    v.object({ games: v.number(), offers: v.number(), translations: v.number() }),
    `SELECT (SELECT COUNT(*) FROM game) AS games, (SELECT COUNT(*) FROM mall_item) AS offers,
       (SELECT COUNT(*) FROM translation) AS translations`,
  )
  return row?.games === games && row.offers > 0 && row.translations > 0
}

/** Midnight UTC: restarts on the same day give the same content, byte for byte. */
export const startOfToday = () => Math.floor(Date.now() / 86_400_000) * 86_400_000
