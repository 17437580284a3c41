import * as v from 'valibot'
import { type FieldReport, fieldReportSchema } from '#domain/contract/metrics/field-report'
import type { Database } from '../db/database'
import type { ReceivedReport } from './save-reports'

const reportRow = v.object({
  id: v.number(),
  hour: v.number(),
  build: v.string(),
  route: v.string(),
  language: v.string(),
  connection: v.string(),
  save_data: v.number(),
  device: v.string(),
  display_mode: v.string(),
})
const valueRow = v.object({ id: v.number(), metric: v.string(), bucket: v.number(), count: v.number() })
const countRow = v.object({ id: v.number(), metric: v.string(), count: v.number() })
const errorRow = v.object({
  id: v.number(),
  type: v.string(),
  status: v.nullable(v.number()),
  route: v.string(),
  count: v.number(),
})
const violationRow = v.object({
  id: v.number(),
  directive: v.string(),
  blocked: v.string(),
  count: v.number(),
})
const updateRow = v.object({ id: v.number(), from_build: v.string(), outcome: v.string(), count: v.number() })

/** Returns the reports that were received since a time, epoch ms, each with its hour. Throws for rows of no report. */
export const readReports = (db: Database, since: number): readonly ReceivedReport[] => {
  const rowsOf = <Row extends { readonly id: number }>(
    schema: v.GenericSchema<unknown, Row>,
    table: string,
  ): ReadonlyMap<number, readonly Row[]> => {
    const rows = new Map<number, Row[]>()
    const sql = `SELECT ${table}.*, report_id AS id FROM ${table} JOIN field_report ON field_report.id = report_id
                 WHERE hour >= ? ORDER BY ${table}.rowid`
    for (const row of db.all(schema, sql, since)) rows.set(row.id, [...(rows.get(row.id) ?? []), row])
    return rows
  }
  const values = rowsOf(valueRow, 'field_value')
  const counts = rowsOf(countRow, 'field_count')
  const errors = rowsOf(errorRow, 'field_error')
  const violations = rowsOf(violationRow, 'field_violation')
  const updates = rowsOf(updateRow, 'field_update')
  return db.all(reportRow, 'SELECT * FROM field_report WHERE hour >= ? ORDER BY id', since).map((row) => ({
    at: row.hour,
    report: v.parse(fieldReportSchema, {
      'service.version': row.build,
      'url.template': row.route,
      'browser.language': row.language,
      'network.connection.subtype': row.connection,
      'app.save_data': row.save_data === 1,
      'app.device_class': row.device,
      'app.display_mode': row.display_mode,
      histograms: histogramsOf(values.get(row.id) ?? []),
      counts: Object.fromEntries((counts.get(row.id) ?? []).map(({ metric, count }) => [metric, count])),
      errors: (errors.get(row.id) ?? []).map(({ type, status, route, count }) => ({
        'error.type': type,
        ...(status === null ? {} : { 'http.response.status_code': status }),
        'url.template': route,
        count,
      })),
      violations: (violations.get(row.id) ?? []).map(({ directive, blocked, count }) => ({
        'app.csp.directive': directive,
        'app.csp.blocked': blocked,
        count,
      })),
      updates: (updates.get(row.id) ?? []).map(({ from_build: from, outcome, count }) => ({
        'app.update.from': from,
        'app.update.outcome': outcome,
        count,
      })),
    } satisfies Record<keyof FieldReport, unknown>),
  }))
}

const histogramsOf = (rows: readonly v.InferOutput<typeof valueRow>[]) => {
  const histograms: Record<string, Record<string, number>> = {}
  for (const { metric, bucket, count } of rows)
    histograms[metric] = { ...histograms[metric], [String(bucket)]: count }
  return histograms
}
