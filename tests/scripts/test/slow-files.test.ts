import { expect, test } from 'vitest'
import { playwrightFiles, vitestFiles } from '../../../scripts/test/slow-files'

test('a report of Vitest gives the time and the number of tests of each file', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/tests/a.test.ts`,
        assertionResults: [{ duration: 1500 }, { duration: null }],
      },
    ],
  }
  expect(vitestFiles(report)).toEqual([{ name: 'tests/a.test.ts', seconds: 1.5, count: 2 }])
})

test('a report of Playwright gives each file once, with nested groups and second tries', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    suites: [{ specs: [spec('a.e2e.ts', 1000)], suites: [{ specs: [spec('a.e2e.ts', 500, 500)] }] }],
  }
  expect(playwrightFiles(report)).toEqual([{ name: 'e2e/a.e2e.ts', seconds: 2, count: 2 }])
})
