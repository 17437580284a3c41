import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'

const bannerRow = v.object({ id: v.string(), group_name: v.string() })

/** GET MCSFE_getDownloadBanners. A banner's image has the same name in every language. */
export function listDownloadBanners({ db, cdnOrigin }: GatewayContext, language: ContentLanguage) {
  return db
    .all(bannerRow, 'SELECT id, group_name FROM download_banner ORDER BY position')
    .map(({ id, group_name: groupName }) => ({
      groupName,
      url: `${cdnOrigin}/downloads/${language.toLowerCase()}/${id}.svg?w={w}`,
    }))
}

const artRow = v.object({ art: v.string(), title: v.string(), line: v.string() })

/** Returns the data that a download banner's image is drawn from, or null. */
export function findDownloadBanner({ db }: GatewayContext, language: ContentLanguage, id: string) {
  const [title, line] = [column('title', language), column('line', language)]
  return db.get(
    artRow,
    `SELECT id AS art, ${title} AS title, ${line} AS line FROM download_banner WHERE id = ?`,
    id,
  )
}

const settingRow = v.object({
  name: v.string(),
  enabled: v.number(),
  value: v.pipe(v.string(), v.parseJson()),
})

/** GET WPSCORE_getDownloadSetting: every key with its switch and its value. */
export function readDownloadSettings({ db, cdnOrigin }: GatewayContext, language: ContentLanguage) {
  const rows = db.all(
    settingRow,
    `SELECT name, enabled, ${column('value', language)} AS value FROM download_setting`,
  )
  return Object.fromEntries(
    rows.map(({ name, enabled, value }) => [
      name,
      { enabled: enabled === 1, value: isOwnImage(name, value) ? cdnOrigin + value : value },
    ]),
  )
}

/** Our own images are stored without the image origin, which a proxy may change. */
const isOwnImage = (name: string, value: unknown): value is string =>
  name === 'app_background' && typeof value === 'string' && value.startsWith('/')

interface Change {
  readonly enabled?: boolean | undefined
  readonly value?: unknown
}

/** Changes settings of the download prompts, in every language alike; absent ones are unchanged. */
export function changeDownloadSettings(db: Database, changes: Readonly<Record<string, Change>>): void {
  for (const [name, { enabled, value }] of Object.entries(changes)) {
    db.run(
      `INSERT INTO download_setting (name, enabled, value_en, value_cn, value_ur) VALUES (?, 0, 'null', 'null', 'null')
       ON CONFLICT (name) DO NOTHING`,
      name,
    )
    if (enabled !== undefined) {
      db.run('UPDATE download_setting SET enabled = ? WHERE name = ?', enabled ? 1 : 0, name)
    }
    if (value === undefined) continue
    const json = JSON.stringify(value)
    db.run(
      'UPDATE download_setting SET value_en = ?, value_cn = ?, value_ur = ? WHERE name = ?',
      json,
      json,
      json,
      name,
    )
  }
}
