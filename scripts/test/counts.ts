import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** Test counts of one stage. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }
const FAILED: Counts = { ...NONE, failed: 1 }

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** The last line of a run. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

/** A stage with one check, such as a linter or a compiler. */
export function countsOfCheck(code: number): Counts {
  return code === 0 ? { ...NONE, passed: 1 } : FAILED
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.optional(v.number(), 0),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/** Counts of Vitest's JSON. A file that failed before its first test counts as one failed test. */
export function countsOfVitest(report: unknown, code: number): Counts {
  const parsed = v.parse(vitestReport, report)
  const broken = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = parsed.numFailedTests + broken.length
  return atLeastOneFailed(code, {
    passed: parsed.numPassedTests,
    failed,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  })
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** Counts of Playwright's JSON. An error outside tests, such as in global set-up, counts as one failed test. */
export function countsOfPlaywright(report: unknown, code: number): Counts {
  const { stats, errors } = v.parse(playwrightReport, report)
  return atLeastOneFailed(code, {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })
}

/** Reads a runner's JSON report; a runner without a report has failed. */
export async function countsFromFile(
  file: string,
  code: number,
  read: (report: unknown, code: number) => Counts,
): Promise<Counts> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')), code)
  } catch {
    return FAILED
  }
}

/** A runner that exits with an error, or that ran no test, has failed regardless of its numbers. */
function atLeastOneFailed(code: number, counts: Counts): Counts {
  const isEmpty = counts.passed + counts.failed === 0
  return (code !== 0 || isEmpty) && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
