import { waitFor } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import * as v from 'valibot'
import { type FieldReport, fieldReportSchema } from '#domain/contract/metrics/field-report'
import { REPORT_SAMPLE_KEY } from '#domain/storage-keys'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'
import { sumCounts } from '../../../scripts/reports/statistics'
import { gateway } from './app'
import { openFully } from './background'
import { pass } from './clock'
import { rowsOf } from './sync'

/** Turns the reports on in config.json. @param more further fields of `reports` */
export const turnOn = (more: object = {}) =>
  gateway.control({ config: { reports: { url: REPORTS_PATH, ...more } } })

/** Returns what the gateway has received. */
export const received = async (): Promise<readonly FieldReport[]> => {
  const { value } = v.parse(
    v.object({ value: v.array(v.object({ report: fieldReportSchema })) }),
    await (await gateway.network.direct(REPORTS_PATH)).json(),
  )
  return value.map(({ report }) => report)
}

export const seeReports = (check: (reports: readonly FieldReport[]) => void): Promise<void> =>
  waitFor(async () => check(await received()))

export const posts = async () =>
  (await gateway.requests(REPORTS_PATH)).requests.filter(({ method }) => method === 'POST')

/** Returns the entries of the outbox. */
export const waiting = async () => (await rowsOf('outbox')).filter(({ kind }) => kind === 'report')

export const opens = (reports: readonly FieldReport[]): number => sumCounts(reports, 'app.opens')

/** Waits until the code of page and worker has started. */
export const seeStarted = async (): Promise<void> => {
  await vi.waitFor(() => expect(localStorage.getItem(REPORT_SAMPLE_KEY)).toMatch(/ 1$/))
  await import('../../../src/features/metrics/collect/collect-field-metrics')
  await import('#worker/metrics/record-field-report')
  await pass(500)
}

/** Opens a page in the sample. */
export const openMeasured = async (path: string): Promise<void> => {
  localStorage.removeItem(REPORT_SAMPLE_KEY)
  await openFully(path)
  await seeStarted()
}
