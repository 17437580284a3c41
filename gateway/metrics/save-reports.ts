import * as v from 'valibot'
import type { FieldReport } from '#domain/contract/metrics/field-report'
import { HOUR_MS } from '#domain/timing'
import type { Database, SqlValue } from '../db/database'

/** A report and when it was received, epoch ms. */
export interface ReceivedReport {
  readonly report: FieldReport
  readonly at: number
}

const ROWS_AT_ONCE = 200 // of one statement, which SQLite compiles each time

const lastRow = v.object({ id: v.nullable(v.number()) })

const lastId = (db: Database): number | null =>
  db.get(lastRow, 'SELECT MAX(id) AS id FROM field_report')?.id ?? null

/** Saves reports with the hour in which they were received, in the transaction of the caller. */
export const saveReports = (db: Database, received: readonly ReceivedReport[]): void => {
  const first = lastId(db) ?? 0
  const rows = received.map(({ report, at }, index) => ({ report, at, id: first + 1 + index }))
  const insert = (
    table: string,
    columns: number,
    values: (row: (typeof rows)[number]) => SqlValue[][],
  ): void => {
    const all = rows.flatMap(values)
    const places = `(${Array.from({ length: columns }, () => '?').join(', ')})`
    for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
      const some = all.slice(start, start + ROWS_AT_ONCE)
      db.run(`INSERT INTO ${table} VALUES ${some.map(() => places).join(', ')}`, ...some.flat())
    }
  }
  insert('field_report', 9, ({ report, at, id }) => [
    [
      id,
      Math.floor(at / HOUR_MS) * HOUR_MS,
      report['service.version'],
      report['url.template'],
      report['browser.language'],
      report['network.connection.subtype'],
      Number(report['app.save_data']),
      report['app.device_class'],
      report['app.display_mode'],
    ],
  ])
  insert('field_value', 4, ({ report, id }) =>
    Object.entries(report.histograms).flatMap(([metric, buckets = {}]) =>
      Object.entries(buckets).map(([bucket, count]) => [id, metric, Number(bucket), count]),
    ),
  )
  insert('field_count', 3, ({ report, id }) =>
    Object.entries(report.counts).map(([metric, count = 0]) => [id, metric, count]),
  )
  insert('field_error', 5, ({ report, id }) =>
    report.errors.map((error) => [
      id,
      error['error.type'],
      error['http.response.status_code'] ?? null,
      error['url.template'],
      error.count,
    ]),
  )
  insert('field_violation', 4, ({ report, id }) =>
    report.violations.map((one) => [id, one['app.csp.directive'], one['app.csp.blocked'], one.count]),
  )
  insert('field_update', 4, ({ report, id }) =>
    report.updates.map((one) => [id, one['app.update.from'], one['app.update.outcome'], one.count]),
  )
}

export const deleteReports = (db: Database): void => db.run('DELETE FROM field_report')

export const hasReports = (db: Database): boolean => lastId(db) !== null
