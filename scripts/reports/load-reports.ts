import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { fieldReportSchema } from '#domain/contract/metrics/field-report'
import { DAY_MS } from '#domain/timing'
import { type Database, openReadOnly } from '#gateway/db/database'
import { readReports } from '#gateway/metrics/read-reports'
import type { ReceivedReport } from '#gateway/metrics/save-reports'
import { UserError } from '../lib/user-error'
import type { ReportOptions } from './options'

const REQUEST_TIMEOUT_MS = 30_000

const responseSchema = v.object({
  value: v.array(v.object({ at: v.number(), report: fieldReportSchema })),
})

/** Returns the reports of the last days. Throws a `UserError` if they cannot be read. */
export const loadReports = async (options: ReportOptions, now: number): Promise<readonly ReceivedReport[]> =>
  'db' in options.source
    ? readDatabase(options.source.db, now - options.days * DAY_MS)
    : fetchReports(options.source.url, options.days)

const readDatabase = (file: string, since: number): readonly ReceivedReport[] => {
  // Opening would create it.
  if (!existsSync(file))
    throw new UserError(`There is no file ${file}. Start the demo with: npm start -- --db ${file}`)
  let db: Database | undefined
  try {
    db = openReadOnly(file)
    return readReports(db, since)
  } catch (error) {
    throw new UserError(`${file} is no database of the reference gateway: ${messageOf(error)}`)
  } finally {
    db?.close()
  }
}

const fetchReports = async (address: string, days: number): Promise<readonly ReceivedReport[]> => {
  const url = new URL(address)
  url.searchParams.set('days', String(days))
  const place = url.origin + url.pathname
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new UserError(`${place} does not respond (${messageOf(error)}). Start the demo with: npm start`)
    },
  )
  const json: unknown = await response.json().catch(() => undefined)
  const parsed = v.safeParse(responseSchema, json)
  if (!parsed.success)
    throw new UserError(
      `${place} returned no list of reports (status ${String(response.status)}). docs/field-metrics.md describes it.`,
    )
  return parsed.output.value
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
