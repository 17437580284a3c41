import type { FieldReport } from '#domain/contract/metrics/field-report'
import { mergeReports } from '#domain/metrics/merge-reports'
import { MAX_REPORT_BYTES, MAX_REPORT_ROWS, REPORT_SCHEMA_VERSION } from '#domain/metrics/report-limits'
import type { OutboxRow } from '#domain/tables/worker-rows'
import type * as Delivering from '../outbox/flush-outbox'
import type { OutboxDependencies } from '../outbox/outbox-types'
import type { ReportPause } from './report-pause'

/**
 * Adds the reports to the outbox entry that waits, or to a new one if it would become too large. An entry that was sent stays as it is, because the
 * gateway may have counted it. Holds the lock of the kind, because two tabs that add at once would count one entry
 * twice. If nothing can be saved, the reports are sent at once, but not within the pause.
 * @returns the reports that were neither saved nor sent
 */
export const saveReports = (
  { createRow, withOutboxLock }: typeof Delivering,
  dependencies: OutboxDependencies,
  pause: ReportPause,
  path: string,
  reports: readonly FieldReport[],
): Promise<readonly FieldReport[]> =>
  withOutboxLock(dependencies, 'report', async () => {
    const { store, facts, httpClient, onDelivered } = dependencies
    const { merchant } = facts.current
    const rows = await store.startingWith('outbox', ['report'])
    const waiting = rows
      .filter((row) => row.merchant === merchant && row.path === path && canGrow(row))
      .at(-1)
    const added = createRow(
      { kind: 'report', member: '', path, body: smallBodyOf(reports) },
      merchant,
      rows.at(-1),
    )
    const grown = waiting && bodyOf([...reportsIn(waiting), ...reports])
    const row = waiting && grown && isSmall(grown) ? { ...waiting, body: grown } : added
    const deletes = rows.slice(0, -MAX_REPORT_ROWS).map(({ kind, id }) => [kind, id])
    const written = await store.write([{ table: 'outbox', puts: [row], deletes }])
    if (written.ok) return []
    if (await pause.isActive()) return reports
    const headers = { 'Idempotency-Key': added.key }
    const sent = await httpClient.send({ path, access: 'open', method: 'POST', body: added.body, headers })
    if (sent.ok) await onDelivered(added)
    return []
  })

const bodyOf = (reports: readonly FieldReport[]) => ({
  schema: REPORT_SCHEMA_VERSION,
  reports: mergeReports(...reports),
})

/** Returns a body that the gateway accepts: without the oldest of the reports if all are too large. */
const smallBodyOf = (reports: readonly FieldReport[]) => {
  let body = bodyOf(reports)
  while (body.reports.length > 1 && !isSmall(body)) body = bodyOf(body.reports.slice(1))
  return body
}

const isSmall = (body: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MAX_REPORT_BYTES

/** False for an entry of another build's schema. */
const canGrow = ({ isSent, body }: OutboxRow): boolean => !isSent && body['schema'] === REPORT_SCHEMA_VERSION

const reportsIn = ({ body: { reports } }: OutboxRow): readonly FieldReport[] =>
  isReportList(reports) ? reports : []

/** This code has written the entry, with the schema's version. */
const isReportList = (value: unknown): value is readonly FieldReport[] => Array.isArray(value)
