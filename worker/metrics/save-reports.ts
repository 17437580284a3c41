import type { FieldReport } from '#domain/contract/metrics/field-report'
import { mergeReports } from '#domain/metrics/merge-reports'
import { MAX_REPORT_BYTES, MAX_REPORT_ROWS, REPORT_SCHEMA_VERSION } from '#domain/metrics/report-limits'
import type { OutboxRow } from '#domain/tables/worker-rows'
import type * as Delivering from '../outbox/flush-outbox'
import type { OutboxDependencies } from '../outbox/outbox-types'
import type { ReportPause } from './report-pause'

/**
 * Adds the reports to the outbox entry that waits, or to a new one if it would become too large. An entry that was sent
 * stays as it is, because the gateway may have counted it. Holds the lock of the kind, because two tabs that add at
 * once would count one entry twice. If nothing can be saved, the reports are sent at once, but not within the
 * pause.
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
    // Not an entry of another build's schema. This code has written all entries with its version.
    const waiting = rows
      .filter(
        (row): row is WaitingRow =>
          !row.isSent &&
          row.merchant === merchant &&
          row.path === path &&
          row.body['schema'] === REPORT_SCHEMA_VERSION,
      )
      .at(-1)
    const added = createRow(
      { kind: 'report', member: '', path, body: smallBodyOf(reports) },
      merchant,
      rows.at(-1),
    )
    const grown = waiting && { ...waiting, body: bodyOf([...waiting.body.reports, ...reports]) }
    const row = grown && isSmall(grown.body) ? grown : added
    const deletes = rows.slice(0, -MAX_REPORT_ROWS).map(({ kind, id }) => [kind, id])
    const written = await store.write([{ table: 'outbox', puts: [row], deletes }])
    if (written.ok) return []
    if (await pause.isActive()) return reports
    const headers = { 'Idempotency-Key': added.key }
    const sent = await httpClient.send({ path, access: 'open', method: 'POST', body: added.body, headers })
    if (!sent.ok) return reports
    await onDelivered(added)
    return []
  })

type WaitingRow = OutboxRow & { readonly body: ReturnType<typeof bodyOf> }

const bodyOf = (reports: readonly FieldReport[]) => ({
  schema: REPORT_SCHEMA_VERSION,
  reports: mergeReports(...reports),
})

/** Returns a body that the gateway accepts: without the oldest of the reports if all are too large. */
const smallBodyOf = (reports: readonly FieldReport[]): ReturnType<typeof bodyOf> => {
  const body = bodyOf(reports)
  return isSmall(body) || reports.length < 2 ? body : smallBodyOf(reports.slice(1))
}

/** All of a report is ASCII. */
const isSmall = (body: unknown): boolean => JSON.stringify(body).length <= MAX_REPORT_BYTES
