import { expect, test } from 'vitest'
import {
  addCounts,
  countsFromFile,
  countsOfCheck,
  countsOfPlaywright,
  countsOfVitest,
  summaryLine,
} from '../../../scripts/test/counts'

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults: [] }
const playwright = { stats: { expected: 4, unexpected: 1, skipped: 0 }, errors: [] }

test('ends a run with the machine-readable line', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(summaryLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed')
})

test('adds up the tests of both runners and the single checks', () => {
  const counts = [
    countsOfVitest(vitest, 1),
    countsOfPlaywright(playwright, 1),
    countsOfCheck(0),
    countsOfCheck(2),
  ]
  expect(counts.reduce(addCounts)).toEqual({ passed: 8, failed: 3, skipped: 2 })
})

test('a failure outside a test, an error code and a run of nothing count as failed', () => {
  const fine = { ...vitest, numFailedTests: 0 }
  const broken = { ...fine, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect([fine, broken].map((report) => countsOfVitest(report, 1).failed)).toEqual([1, 1])
  const stats = { expected: 1, unexpected: 0, skipped: 0 }
  expect(countsOfPlaywright({ stats, errors: [{}] }, 1).failed).toBe(1)
  expect(countsOfPlaywright({ stats: { ...stats, expected: 0 }, errors: [] }, 0).failed).toBe(1)
})

test('a runner without a report has failed', async () => {
  const counts = await countsFromFile('no/such/report.json', 0, countsOfVitest)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
