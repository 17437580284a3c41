import * as v from 'valibot'
import type { Database } from '../db/database'

const settingRow = v.object({ name: v.string(), value: v.string() })

type Json = Readonly<Record<string, unknown>>

/** The operator's stored settings, by name. */
export const storedSettings = (db: Database): Json =>
  Object.fromEntries(
    db
      .all(settingRow, 'SELECT name, value FROM setting')
      .map((row): [string, unknown] => [row.name, JSON.parse(row.value)]),
  )

const currencySchema = v.object({ currency: v.string(), currencySymbol: v.string(), decimals: v.number() })

/** The merchant's currency, and the format of its amounts. */
export function merchantCurrency(db: Database): v.InferOutput<typeof currencySchema> {
  return v.parse(currencySchema, storedSettings(db))
}

const countrySchema = v.object({ countryCode: v.string(), countryDialingCode: v.string() })

/** The merchant's main country. */
export function merchantCountry(db: Database): v.InferOutput<typeof countrySchema> {
  return v.parse(countrySchema, storedSettings(db))
}

/** Merges a part into the stored settings; null removes a setting. */
export function changeSettings(db: Database, part: Json): void {
  for (const [name, value] of Object.entries(part)) {
    if (value === null) {
      db.run('DELETE FROM setting WHERE name = ?', name)
      continue
    }
    const stored = db.get(settingRow, 'SELECT name, value FROM setting WHERE name = ?', name)
    const before: unknown = stored === null ? null : JSON.parse(stored.value)
    const after = isObject(before) && isObject(value) ? merge(before, value) : value
    db.run('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', name, JSON.stringify(after))
  }
}

/** Merges one object over another, key by key. */
export function merge(base: Json, part: Json): Json {
  const merged: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(part)) {
    const before = merged[name]
    merged[name] = isObject(before) && isObject(value) ? merge(before, value) : value
  }
  return merged
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
