import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seedReports } from '#demo/metrics/seed-reports'
import { DAY_MS } from '#domain/timing'
import { openDatabase } from '#gateway/db/database'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'
import { readReports } from '#gateway/metrics/read-reports'
import { formatValue } from '../../../scripts/reports/format-value'
import { loadReports } from '../../../scripts/reports/load-reports'
import { readOptions } from '../../../scripts/reports/options'
import { renderPage } from '../../../scripts/reports/page/render-page'
import { percentileOf, shareUpTo } from '../../../scripts/reports/statistics'
import { useHost } from '../support/host'

const NOW = Date.UTC(2026, 10, 27, 9)

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))
const FILE = path.join(folder, 'demo.db')
const db = openDatabase(FILE)
seedReports(db, NOW)
db.close()

const host = useHost((name) =>
  name.startsWith('/good')
    ? { body: JSON.stringify({ success: true, value: [] }) }
    : { body: '<!doctype html>' },
)

const load = (...args: readonly string[]) => loadReports(readOptions(args), NOW)

test('MET-05 percentiles and shares come from the buckets', () => {
  const histogram = new Map([
    [100, 50],
    [200, 30],
    [1000, 20],
  ])
  expect([0, 0.25, 0.5, 0.65, 0.9].map((share) => percentileOf(histogram, share))).toEqual([
    80, 90, 100, 180, 900,
  ])
  expect([99, 100, 200, 1000].map((limit) => shareUpTo(histogram, limit))).toEqual([0, 0.5, 0.8, 1])
  expect(percentileOf(new Map(), 0.5)).toBeNull()
  expect(percentileOf(new Map([[0, 3]]), 0.75)).toBe(0)
})

test('MET-05 values have their units', () => {
  expect([120, 1500, 12_000].map((value) => formatValue(value, 'ms'))).toEqual(['120 ms', '1.5 s', '12 s'])
  expect([40, 7200, 200_000].map((value) => formatValue(value, 's'))).toEqual(['40 s', '2 h', '2.3 d'])
  expect([800, 9300, 2_000_000].map((value) => formatValue(value, 'bytes'))).toEqual([
    '800 B',
    '9.3 KB',
    '2 MB',
  ])
  expect([formatValue(100, 'score'), formatValue(null, 'ms')]).toEqual(['0.10', '–'])
})

test('MET-05 the page of the demo’s reports compares builds, languages and connections, and loads nothing', async () => {
  const page = await renderPage(await load('--db', FILE), 28)
  for (const shown of [
    ...[
      'First paint',
      'Games on screen',
      'Response to a tap',
      'Layout shifts',
      'Opened offline',
      'Updates',
      'Errors',
    ],
    ...['c02d9fa7e854', '9b47e6cd13f0', 'UR', '3g', 'http 503', 'script-src-elem: inline', '1,890 opens'],
    '@media (prefers-color-scheme: dark)',
  ])
    expect(page).toContain(shown)
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/u)
})

test('MET-05 only the last days count, and texts are escaped', async () => {
  const all = await load('--db', FILE)
  const week = await load('--db', FILE, '--days', '7')
  expect(week.length).toBeLessThan(all.length / 2)
  expect(week.every(({ at }) => at >= NOW - 7 * DAY_MS)).toBe(true)
  const [first] = week
  if (!first) throw new Error('The demo has no reports')
  const hostile = Array.from({ length: 5 }, () => ({
    ...first,
    report: { ...first.report, 'service.version': '<b>"&' },
  }))
  const page = await renderPage(hostile, 7)
  expect(page).toContain('&lt;b&gt;&quot;&amp;')
  expect(page).not.toContain('<b>"')
  expect(await renderPage([], 7)).toContain('no reports in 7 days')
})

test('MET-05 what cannot be read is explained, and no file is created', async () => {
  const broken = path.join(folder, 'broken.db')
  writeFileSync(broken, 'no database')
  const missing = path.join(folder, 'missing.db')
  await expect(load('--db', missing)).rejects.toThrow(`There is no file ${missing}`)
  expect(existsSync(missing)).toBe(false)
  await expect(load('--db', broken)).rejects.toThrow('is no database of the reference gateway')
  await expect(load('--url', `${host.origin}/page?token=secret`)).rejects.toThrow(
    `${host.origin}/page returned no list of reports`,
  )
  expect(await load('--url', `${host.origin}/good`)).toEqual([])
  const args = [['--db', 'a', '--url', 'http://a.example'], ['--url', 'a'], ['--days', '0'], ['--what']]
  for (const each of args) expect(() => readOptions(each), each.join(' ')).toThrow('npm run reports')
  expect(readOptions([]).source).toEqual({ url: `http://127.0.0.1:4173${REPORTS_PATH}` })
})

test('MET-04 the demo’s reports are read back as they were written', () => {
  const read = openDatabase(FILE)
  const reports = readReports(read, 0)
  read.close()
  expect(reports).toHaveLength(1890)
  expect(reports.at(-1)?.at).toBeGreaterThan(NOW - DAY_MS)
})
