import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFasterLine, fastestFirst } from '#domain/lines/line-order'
import { lineQuality } from '#domain/lines/line-quality'
import { lineRetryUrl } from '#domain/lines/line-retry-url'
import { deliveredLines, listedLines, MAX_RACED_LINES, pickRandomLines } from '#domain/lines/lines'
import { siteUnavailability } from '#domain/lines/site-availability'
import { visitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import { timesFuzzed } from '../../support/fuzz'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const NONE = { settings: [], route: [], stored: [], config: [] }
const named = (...names: readonly string[]) => names.map((domainName) => ({ domainName }))

const HOSTILE = [...UNSAFE_URLS, 'ftp://a.example', 'localhost', 'https://a.example\u0000', 'ws://s.example']

test('LINE-01 settings first, then domainRoute, then the stored list, then config.json', () => {
  const [one, two, three, four] = ['one.example', 'two.example', 'three.example', 'four.example']
  const lists = { settings: named(one), route: [two], stored: [three], config: [four] }
  const first = (change: Partial<typeof lists>) => listedLines({ ...lists, ...change }, ORIGIN)
  expect(first({})).toEqual([`https://${one}`])
  expect(first({ settings: [] })).toEqual([`https://${two}`])
  expect(first({ settings: [], route: [] })).toEqual([`https://${three}`])
  expect(first({ settings: [], route: [], stored: [] })).toEqual([`https://${four}`])
})

test('LINE-01 the line in use is not raced against itself, and no line twice; up to ten, chosen at random', () => {
  const settings = named('m.example.com', 'a.example', 'https://a.example/path', 'https://A.example')
  expect(listedLines({ ...NONE, settings }, ORIGIN)).toEqual(['https://a.example'])
  const lines = Array.from({ length: 30 }, (_, index) => `https://l${String(index)}.example`)
  const draws = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 1 })
  fc.assert(
    fc.property(draws, (list) => {
      let draw = 0
      const chosen = pickRandomLines(lines, () => list[draw++ % list.length] ?? 0)
      expect([chosen.length, new Set(chosen).size]).toEqual([MAX_RACED_LINES, MAX_RACED_LINES])
      expect(lines).toEqual(expect.arrayContaining([...chosen]))
    }),
  )
  expect(pickRandomLines(lines, () => 0)).toEqual(lines.slice(0, 10))
  expect(pickRandomLines(lines, () => 0.999)).toEqual(lines.slice(20).reverse())
  expect(pickRandomLines(lines.slice(0, 3), Math.random)).toHaveLength(3)
})

test('LINE-05 R-19 rejects what is no http(s) origin; a list without a valid line is replaced by the last good one', () => {
  const stored = ['https://good.example']
  const settings = named(...HOSTILE)
  expect(listedLines({ ...NONE, config: HOSTILE }, ORIGIN)).toEqual([])
  expect(listedLines({ ...NONE, settings, stored }, ORIGIN)).toEqual(stored)
  expect(deliveredLines({ settings, route: [] }, ORIGIN)).toEqual([])
  const texts = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...HOSTILE)), { maxLength: 6 })
  fc.assert(
    fc.property(texts, (names) => {
      const lines = listedLines({ ...NONE, settings: named(...names) }, ORIGIN)
      for (const line of lines)
        expect([new URL(line).origin, line.startsWith('https:')]).toEqual([line, true])
      expect(new Set(lines).size).toBe(lines.length)
    }),
    { numRuns: timesFuzzed(50) },
  )
})

test('LINE-05 plain http is allowed only if the page is on plain http; only part of an endless list is stored', () => {
  const settings = named('http://plain.example', 'https://safe.example')
  expect(listedLines({ ...NONE, settings }, ORIGIN)).toEqual(['https://safe.example'])
  expect(listedLines({ ...NONE, settings }, 'http://m.example.com')).toHaveLength(2)
  const endless = named(...Array.from({ length: 5_000 }, (_, index) => `l${String(index)}.example`))
  expect(deliveredLines({ settings: endless, route: [] }, ORIGIN)).toHaveLength(100)
})

test('LINE-03 LINE-08 the retry URL is the line’s entry page with the codes of the URL or the stored ones', () => {
  const stored = { affiliateCode: 'aff1', referralCode: 'ref1' }
  const none = { affiliateCode: '', referralCode: '' }
  const search = '?affiliateCode=new&referralCode=r2&token=secret&backUrl=x&utm_source=ad'
  const url = (query: string, codes = stored) => lineRetryUrl('https://fast.example', query, codes)
  const entry = 'https://fast.example/m/index.html'
  expect(url('')).toBe(`${entry}?affiliateCode=aff1&r=ref1`)
  expect(url(search)).toBe(`${entry}?affiliateCode=new&r=r2&utm_source=ad`)
  expect(url('', none)).toBe(entry)
  expect(visitorCodes('?r=a&referralCode=b', none).referralCode).toBe('a')
  expect(visitorCodes('?r=&affiliateCode=', stored)).toEqual(stored)
})

test('LINE-06 a line is good up to 300 ms, fair up to 900, else slow; silent without a response', () => {
  const qualities = [0, 300, 301, 900, 901, null].map(lineQuality)
  expect(qualities).toEqual(['good', 'good', 'fair', 'fair', 'slow', 'silent'])
})

test('LINE-06 the current line comes first, then the fastest; another one is suggested if it is much faster', () => {
  const line = (name: string, latencyMs: number | null, at = 1) => ({
    origin: `https://${name}.example.com`,
    latencyMs,
    at,
  })
  const [own, fast, slow] = [line('m', 400), line('fast', 90), line('slow', 900)]
  const [silent, unknown] = [line('silent', null), line('new', null, 0)]
  const sorted = fastestFirst([unknown, slow, silent, fast, own], ORIGIN)
  expect(sorted).toEqual([own, fast, slow, silent, unknown])
  expect(findFasterLine(own, [fast, slow])).toBe(fast)
  expect(findFasterLine(line('m', 239), [fast])).toBeUndefined()
  expect(findFasterLine(line('m', 240), [fast])).toBe(fast)
  expect(findFasterLine(line('m', null), [silent, slow])).toBe(slow)
  expect(findFasterLine(own, [silent, unknown])).toBeUndefined()
  expect(findFasterLine(line('m', null, 0), [fast])).toBeUndefined()
})

test('SHL-01 SHL-02 the page for a closed site: a restricted region wins over maintenance', () => {
  const status = (maintenance: boolean, regionRestriction: boolean) => ({ maintenance, regionRestriction })
  const all = [undefined, status(false, false), status(true, false), status(false, true), status(true, true)]
  expect(all.map(siteUnavailability)).toEqual([null, null, 'maintenance', 'access-denied', 'access-denied'])
})
