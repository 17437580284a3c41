import { expect, test } from 'vitest'
import { readFailures, playwrightFailures, vitestFailures } from '../../../scripts/test/failures'

test('a run ends with the names of the unit tests that failed, and of files that had none', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const failed = { status: 'failed', fullName: 'R-02 keeps the others' }
  expect(
    vitestFailures({
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['failed: R-02 keeps the others', 'failed: b.test.ts'])
})

test('of the browser tests also those that passed at their second try, however deep they lie', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', line: 7, tests: [{ status }] })
  const inner = { specs: [spec('opens', 'flaky'), spec('closes', 'expected')] }
  expect(playwrightFailures({ suites: [{ specs: [spec('pays', 'unexpected')], suites: [inner] }] })).toEqual([
    'failed: a.e2e.ts:7 pays',
    'passed at its second try: a.e2e.ts:7 opens',
  ])
})

test('a report that is not there names nothing', async () => {
  expect(await readFailures('no/such/report.json', vitestFailures)).toEqual([])
})
