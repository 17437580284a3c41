import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from '../../../scripts/test/failures'

test('lists the failed unit tests with their errors, and failed files without tests', () => {
  const passed = { status: 'passed', fullName: 'adds' }
  const failed = {
    status: 'failed',
    fullName: 'R-02 keeps the others',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:7'],
  }
  expect(
    vitestFailures({
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['failed: R-02 keeps the others: AssertionError: expected 1 to be 2', 'failed: b.test.ts'])
})

test('adds to an error what differs', () => {
  const message =
    'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n' +
    '- Array []\n+ Array [\n+   "/covers/3.webp",\n+ ]\n\n  at a.e2e.ts:9'
  const tests = [{ status: 'unexpected', results: [{ error: { message } }] }]
  expect(
    playwrightFailures({ suites: [{ specs: [{ title: 'pays', file: 'a.e2e.ts', line: 7, tests }] }] }),
  ).toEqual([
    'failed: a.e2e.ts:7 pays: Error: expect(received).toEqual(expected) // deep equality: ' +
      '- Expected - 1 + Received + 1 - Array [] + Array [ + "/covers/3.webp", + ]',
  ])
})

test('lists failed browser tests at any depth', () => {
  const error = { message: '\u001B[31mError: timed out\u001B[39m\n  at a.e2e.ts:9' }
  const results = [{ error }]
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.e2e.ts',
    line: 7,
    tests: [{ status, results }],
  })
  const inner = { specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] }
  expect(playwrightFailures({ suites: [{ specs: [spec('pays', 'unexpected')], suites: [inner] }] })).toEqual([
    'failed: a.e2e.ts:7 pays: Error: timed out',
    'failed: a.e2e.ts:7 opens: Error: timed out',
  ])
})
