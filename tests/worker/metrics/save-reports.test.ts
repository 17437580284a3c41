import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type FieldReport, fieldReportsSchema } from '#domain/contract/metrics/field-report'
import { emptyReport } from '#domain/metrics/merge-reports'
import { MAX_ENTRIES, MAX_REPORT_BYTES, MAX_REPORTS } from '#domain/metrics/report-limits'
import { ROUTE_TEMPLATES } from '#domain/metrics/route-template'
import { createReportPause } from '#worker/metrics/report-pause'
import { saveReports } from '#worker/metrics/save-reports'
import * as delivery from '#worker/outbox/flush-outbox'
import { CLASSES } from '../../domain/metrics/support/report-classes'
import { OutboxRig } from '../support/outbox-rig'

/** A report with many errors: ten of these are too large for one body. */
const reportOf = (route: (typeof ROUTE_TEMPLATES)[number], from: number): FieldReport => ({
  ...emptyReport({
    ...CLASSES,
    'url.template': route,
  }),
  counts: { 'app.opens': 1 },
  errors: Array.from({ length: MAX_ENTRIES }, (_, index) => ({
    'error.type': 'http',
    'http.response.status_code': from + index,
    'url.template': '/m/securityCenter/addBankCard',
    count: 1,
  })),
})

const route = fc.constantFrom(...ROUTE_TEMPLATES.slice(0, MAX_REPORTS))
const report = fc.tuple(route, fc.integer({ min: 400, max: 570 })).map((values) => reportOf(...values))

/** Saves each list of reports, and returns the reports of each entry. */
const entriesOf = async (...saves: readonly (readonly FieldReport[])[]) => {
  const rig = new OutboxRig()
  const dependencies = { ...rig.dependencies(), onDelivered: () => Promise.resolve() }
  const pause = createReportPause(rig.store, rig.facts)
  for (const reports of saves) await saveReports(delivery, dependencies, pause, '/reports', reports)
  const bodies = (await rig.store.startingWith('outbox', ['report'])).map(({ body }) => JSON.stringify(body))
  for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MAX_REPORT_BYTES)
  return bodies.map((body) => v.parse(fieldReportsSchema, JSON.parse(body)).reports)
}

test('MET-03 reports of many problems fill several entries, each of a size that a gateway accepts', async () => {
  const saves = fc.array(fc.array(report, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(saves, async (lists) => {
      const saved = (await entriesOf(...lists)).flat()
      const opens = saved.reduce((sum, { counts }) => sum + (counts['app.opens'] ?? 0), 0)
      expect(opens).toBe(lists.flat().length)
    }),
  )
})

test('MET-03 of reports that are too large together, the newest are saved', async () => {
  const all = ROUTE_TEMPLATES.slice(0, MAX_REPORTS).map((each) => reportOf(each, 400))
  const [saved = []] = await entriesOf(all)
  expect(saved).toEqual(all.slice(-saved.length))
  expect(saved.length).toBeGreaterThan(4)
})

test('MET-03 R-07 reports that could be neither saved nor sent stay with the page', async () => {
  const rig = new OutboxRig()
  const dependencies = { ...rig.dependencies(), onDelivered: () => Promise.resolve() }
  rig.isFull = true
  rig.fates = ['lost']
  const pause = createReportPause(rig.store, rig.facts)
  const save = () => saveReports(delivery, dependencies, pause, '/reports', reports)
  const reports = [reportOf('/m/home', 400)]
  expect([await save(), await save()]).toEqual([reports, []])
  expect(rig.ledger).toHaveLength(1)
})
