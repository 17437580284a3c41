import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { connectionReport, errorCode, type ReportFacts } from '#domain/lines/connection-report'

const NOW = 1_800_000_000_000
const line = (origin: string, latencyMs: number | null, at: number, isFast = false) => ({
  merchant: 'harbour',
  origin,
  latencyMs,
  at,
  ...(isFast && { isFast }),
})
const resource = (name: string, more: Partial<ReportFacts['resources'][number]>) => ({
  name,
  syncedAt: NOW,
  error: undefined,
  droppedRows: 0,
  badFields: [],
  ...more,
})
const FAILING = { state: 'failing', since: NOW - 5_000, error: { kind: 'http', status: 503 } } as const
const REFUSED = { kind: 'refused', status: 400, code: 'request.invalid', message: 'no' } as const
const FACTS: ReportFacts = {
  now: NOW,
  version: '1.2.3',
  build: 'abc123',
  merchant: 'harbour',
  language: 'EN',
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  origin: 'https://m.example.com',
  storage: 'database',
  usage: { usedBytes: 5, quotaBytes: 10 },
  connection: FAILING,
  lines: [
    line('https://m.example.com', 80, NOW - 1_000),
    line('https://a.example', 40, NOW, true),
    line('https://b.example', null, NOW),
    line('https://c.example', null, 0),
  ],
  resources: [
    resource('games', { syncedAt: NOW - 60_000, droppedRows: 3 }),
    resource('settings', { badFields: ['login', 'a b'] }),
    resource('status', { syncedAt: undefined, error: { kind: 'timeout', limitMs: 30_000 } }),
  ],
  outbox: [
    { kind: 'tracking', at: NOW - 2_000, tries: 1 },
    { kind: 'language', at: NOW - 9_000, tries: 5, setAside: { at: NOW, error: REFUSED } },
  ],
}

test('LINE-06 the report lists build, lines, ages, storage and outbox, one per line', () => {
  expect(connectionReport(FACTS).split('\n')).toEqual([
    `time ${new Date(NOW).toISOString()}`,
    'app 1.2.3 abc123',
    'merchant harbour, language EN',
    'browser Mozilla/5.0 (Linux; Android 14)',
    'storage database, 5 of 10 bytes',
    'connection failing since 5 s ago, http 503',
    'line https://m.example.com 80 ms, 1 s ago, in use',
    'line https://a.example 40 ms, 0 s ago, fast',
    'line https://b.example no answer, 0 s ago',
    'line https://c.example not pinged',
    'sync games 60 s ago, 3 rows left out',
    'sync settings 0 s ago, wrong fields login ?',
    'sync status never, timeout 30000 ms',
    'outbox tracking 2 s ago, 1 tries',
    'outbox language 9 s ago, 5 tries, set aside: refused 400 request.invalid',
  ])
  const report = connectionReport({ ...FACTS, outbox: [], usage: null, connection: undefined })
  for (const words of ['outbox empty', 'usage unknown', 'connection unknown']) expect(report).toContain(words)
})

test('R-16 contains no foreign text as it is: no message, no detail, no URL with a query', () => {
  const canary = 'CANARY-Ann-token=abc'
  const errors: AppError[] = [
    { ...REFUSED, code: `code ${canary}`, message: canary },
    { kind: 'malformed', detail: canary },
    { kind: 'encryption', detail: canary },
  ]
  for (const error of errors) {
    const report = connectionReport({
      ...FACTS,
      merchant: `a b ${canary}`,
      resources: [resource(`x ${canary}`, { error, badFields: [`y ${canary}`] })],
      outbox: [{ kind: 'push', at: NOW, tries: 1, setAside: { at: NOW, error } }],
      connection: { ...FAILING, error },
    })
    expect(report).not.toContain('CANARY')
  }
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(errorCode({ ...REFUSED, code, message: code })).toMatch(/^refused 400 (?:[\w.-]{1,40}|\?)$/u)
    }),
  )
})
