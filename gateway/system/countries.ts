import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'
import { merchantCountry } from './settings'

const countryRow = v.object({ country_code: v.string(), dialling_code: v.string(), name: v.string() })

const COLLATION: Readonly<Record<ContentLanguage, string>> = { EN: 'en', CN: 'zh-Hans-CN', UR: 'ur' }

/** The country of the visitor: the one a test has set, else the merchant's own. */
export const visitorCountry = ({ db, visitor }: GatewayContext): string =>
  visitor ?? merchantCountry(db).countryCode

/** GET /wps/system/country: the visitor's, the merchant's, and all choices in the language's order. */
export function listCountries(gateway: GatewayContext, language: ContentLanguage) {
  const { compare } = new Intl.Collator(COLLATION[language])
  const countries = gateway.db
    .all(countryRow, `SELECT country_code, dialling_code, ${column('name', language)} AS name FROM country`)
    .map((row) => ({ countryCode: row.country_code, countryDialingCode: row.dialling_code, name: row.name }))
    .sort((a, b) => compare(a.name, b.name))
  const merchant = merchantCountry(gateway.db)
  const code = visitorCountry(gateway)
  const visitor = countries.find(({ countryCode }) => countryCode === code)
  return {
    countryCode: code,
    // A visitor from another country gets the merchant's dialling code.
    countryDialingCode: visitor?.countryDialingCode ?? merchant.countryDialingCode,
    default: merchant,
    countries,
  }
}

/** True if the merchant serves phones of this country. */
export function isServed(db: Database, countryDialingCode: string): boolean {
  const row = v.object({ countries: v.number() })
  const sql = 'SELECT COUNT(*) AS countries FROM country WHERE dialling_code = ?'
  return (db.get(row, sql, countryDialingCode)?.countries ?? 0) > 0
}
