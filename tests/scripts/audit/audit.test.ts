import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isBlocking, parseAuditReport } from '../../../scripts/audit/parse-audit-report'

const reportOf = (vulnerabilities: object): string =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const ADVISORY = {
  title: 'Runs what it reads',
  url: 'https://advisories.example/1',
  range: '<2.0.0',
  severity: 'high',
}

test('DEP-03 findings of a report come with the worst first, each with its source and its fix', () => {
  const findings = parseAuditReport(
    reportOf({
      tool: { severity: 'moderate', via: ['parser'], fixAvailable: true },
      parser: {
        severity: 'high',
        via: [ADVISORY],
        fixAvailable: { name: 'tool', version: '3.0.0', isSemVerMajor: true },
      },
      old: { severity: 'low', via: [{ title: 'Slow' }], fixAvailable: false },
    }),
  )
  expect(findings?.map(({ name, lines }) => [name, ...lines])).toEqual([
    [
      'parser',
      'Runs what it reads (<2.0.0) https://advisories.example/1',
      'mended by: tool 3.0.0, which changes more than that',
    ],
    ['tool', 'by parser', 'mended by: npm update'],
    ['old', 'Slow ()', expect.stringContaining('no newer version')],
  ])
  expect(findings?.filter(isBlocking).map(({ name }) => name)).toEqual(['parser'])
  expect(parseAuditReport(reportOf({}))).toEqual([])
})

test('DEP-03 it is no part of npm test, which needs no registry', async () => {
  const stages = await readFile(path.join(import.meta.dirname, '../../../scripts/test.ts'), 'utf8')
  expect(stages).toContain('scripts/lint.ts')
  expect(stages).not.toContain('audit')
})

test.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":[]}'])(
  'DEP-03 rejects %j instead of treating it as a clean report',
  (text) => expect(parseAuditReport(text)).toBeNull(),
)
