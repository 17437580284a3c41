import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { type FieldReport, fieldReportsSchema } from '#domain/contract/metrics/field-report'
import { emptyReport, mergeReports } from '#domain/metrics/merge-reports'
import { MAX_ENTRIES, MAX_REPORTS } from '#domain/metrics/report-limits'
import { CLASSES } from './support/report-classes'

const REPORT = emptyReport(CLASSES)

const count = fc.integer({ min: 1, max: 9 })
const part: fc.Arbitrary<FieldReport> = fc
  .record({
    language: fc.constantFrom('EN', 'UR' as const),
    opens: count,
    bucket: fc.constantFrom('0', '100', '1500'),
    errors: fc.array(
      fc.record({
        'error.type': fc.constantFrom('network', 'timeout' as const),
        'url.template': fc.constantFrom('/m/home', '/m/game' as const),
        count,
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ language, opens, bucket, errors }) => ({
    ...REPORT,
    'browser.language': language,
    counts: { 'app.opens': opens },
    histograms: { 'browser.web_vital.fcp': { [bucket]: opens } },
    errors,
  }))

const total = (reports: readonly FieldReport[], of: (report: FieldReport) => number): number =>
  reports.reduce((sum, report) => sum + of(report), 0)

test('MET-03 merged reports count the same in fewer rows, in any order, and fit the schema', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), fc.nat(), (parts, at) => {
      const whole = mergeReports(...parts)
      const steps = mergeReports(...mergeReports(...parts.slice(0, at % 12)), ...parts.slice(at % 12))
      for (const merged of [whole, steps]) {
        expect(merged.length).toBeLessThanOrEqual(2)
        for (const of of [
          (each: FieldReport) => each.counts['app.opens'] ?? 0,
          (each: FieldReport) => each.histograms['browser.web_vital.fcp']?.['1500'] ?? 0,
          (each: FieldReport) => each.errors.reduce((sum, error) => sum + error.count, 0),
        ])
          expect(total(merged, of)).toBe(total(parts, of))
        for (const { errors } of merged) expect(errors.length).toBeLessThanOrEqual(4)
        expect(v.safeParse(fieldReportsSchema, { schema: 1, reports: merged }).success).toBe(true)
      }
    }),
  )
})

test('MET-03 reports of many kinds stay within the limits: the newest reports, the first entries', () => {
  const builds = Array.from({ length: MAX_REPORTS + 2 }, (_, index) => ({
    ...REPORT,
    counts: { 'app.opens': 1 },
    'service.version': `b${String(index)}`,
  }))
  const merged = mergeReports(...builds, REPORT) // one that counts nothing takes no place
  expect(merged).toHaveLength(MAX_REPORTS)
  expect(merged.at(-1)?.['service.version']).toBe(`b${String(MAX_REPORTS + 1)}`)
  const errors = Array.from({ length: MAX_ENTRIES + 5 }, (_, index) => ({
    'error.type': 'http' as const,
    'http.response.status_code': 400 + index,
    'url.template': '/m/home' as const,
    count: 1,
  }))
  const [report] = mergeReports({ ...REPORT, errors }, { ...REPORT, counts: { 'app.opens': 1 } })
  expect(report?.errors).toEqual(errors.slice(0, MAX_ENTRIES))
})
