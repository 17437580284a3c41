import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingsSchema } from '#domain/contract/settings/settings'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { findFasterLine, fastestFirst } from '#domain/lines/line-order'
import { lineQuality } from '#domain/lines/line-quality'
import { pickRandomLines, deliveredLines, listedLines, MAX_RACED_LINES } from '#domain/lines/lines'
import { lineRetryUrl } from '#domain/lines/line-retry-url'
import { visitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import * as v from 'valibot'
import { timesFuzzed } from '../../support/fuzz'

const ORIGIN = 'https://m.example.com'
const NONE = { settings: [], route: [], stored: [], config: [] }
const named = (...names: readonly string[]) => names.map((domainName) => ({ domainName }))

const HOSTILE = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://files.example',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//evil.example',
  'https://user:word@evil.example',
  'https://a.example\\@evil.example',
  'https://',
  'localhost',
  '  ',
  'https://a.example\u0000',
  'ws://sockets.example',
]

describe('LINE-01 which lines are raced', () => {
  test('LINE-01 settings first, then domainRoute, then the stored list, then config.json', () => {
    const all = {
      settings: named('one.example'),
      route: ['https://two.example'],
      stored: ['https://three.example'],
      config: ['four.example'],
    }
    expect(listedLines(all, ORIGIN)).toEqual(['https://one.example'])
    expect(listedLines({ ...all, settings: [] }, ORIGIN)).toEqual(['https://two.example'])
    expect(listedLines({ ...all, settings: [], route: [] }, ORIGIN)).toEqual(['https://three.example'])
    expect(listedLines({ ...NONE, config: all.config }, ORIGIN)).toEqual(['https://four.example'])
    expect(listedLines(NONE, ORIGIN)).toEqual([])
  })

  test('LINE-01 up to ten lines, chosen at random, each once', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `https://l${String(index)}.example`)
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 1 }),
        (draws) => {
          let draw = 0
          const chosen = pickRandomLines(lines, () => draws[draw++ % draws.length] ?? 0)
          expect(chosen).toHaveLength(MAX_RACED_LINES)
          expect(new Set(chosen).size).toBe(MAX_RACED_LINES)
          expect(lines).toEqual(expect.arrayContaining([...chosen]))
        },
      ),
    )
    expect(pickRandomLines(lines, () => 0)).toEqual(lines.slice(0, 10))
    expect(pickRandomLines(lines, () => 0.999)).toEqual(lines.slice(20).reverse())
    expect(pickRandomLines(lines.slice(0, 3), Math.random)).toHaveLength(3)
  })

  test('LINE-01 the line in use is not raced against itself, and no line twice', () => {
    const settings = named('m.example.com', 'a.example', 'https://a.example/path', 'https://A.example')
    expect(listedLines({ ...NONE, settings }, ORIGIN)).toEqual(['https://a.example'])
  })
})

describe('LINE-05 R-19 valid lines', () => {
  test.each(HOSTILE)('LINE-05 R-19 rejects %j', (domainName) => {
    expect(listedLines({ ...NONE, settings: named(domainName) }, ORIGIN)).toEqual([])
    expect(listedLines({ ...NONE, config: [domainName] }, ORIGIN)).toEqual([])
  })

  test('LINE-05 R-19 a list without a valid line is replaced by the last good one', () => {
    const stored = ['https://good.example']
    expect(listedLines({ ...NONE, settings: named(...HOSTILE), stored }, ORIGIN)).toEqual(stored)
    expect(deliveredLines({ settings: named(...HOSTILE), route: [] }, ORIGIN)).toEqual([])
  })

  test('LINE-05 plain http is allowed only if the page is on plain http', () => {
    const settings = named('http://plain.example', 'https://safe.example')
    expect(listedLines({ ...NONE, settings }, ORIGIN)).toEqual(['https://safe.example'])
    expect(listedLines({ ...NONE, settings }, 'http://m.example.com')).toHaveLength(2)
  })

  test('LINE-05 property: every parsed line is a distinct http(s) origin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...HOSTILE)), { maxLength: 6 }),
        (names) => {
          const lines = listedLines({ ...NONE, settings: named(...names) }, ORIGIN)
          for (const line of lines) {
            expect(new URL(line).origin).toBe(line)
            expect(line).toMatch(/^https:/u)
          }
          expect(new Set(lines).size).toBe(lines.length)
        },
      ),
      { numRuns: timesFuzzed(50) },
    )
  })

  test('R-02 R-19 skips a malformed entry but reads the rest of the settings and the list', () => {
    const list = [{ domainName: 'a.example' }, { domainName: 5 }, null, 'b.example', {}]
    const settings = v.parse(settingsSchema, { currency: 'PHP', domainList: list })
    expect(settings.domainList).toEqual([{ domainName: 'a.example' }])
    expect(v.parse(domainRouteSchema, { domains: list }).domains).toEqual([{ domainName: 'a.example' }])
  })

  test('LINE-05 stores only part of an endless list', () => {
    const settings = named(...Array.from({ length: 5_000 }, (_, index) => `l${String(index)}.example`))
    expect(deliveredLines({ settings, route: [] }, ORIGIN)).toHaveLength(100)
  })
})

describe('LINE-03 the retry URL', () => {
  const stored = { affiliateCode: 'aff1', referralCode: 'ref1' }

  test('LINE-03 is the line’s entry page with the stored codes', () => {
    expect(lineRetryUrl('https://fast.example', '', stored)).toBe(
      'https://fast.example/m/index.html?affiliateCode=aff1&r=ref1',
    )
  })

  test('LINE-03 codes from the URL win over stored ones, and no session data is included', () => {
    const search = '?affiliateCode=new&referralCode=r2&token=secret&backUrl=x&utm_source=ad'
    expect(lineRetryUrl('https://fast.example', search, stored)).toBe(
      'https://fast.example/m/index.html?affiliateCode=new&r=r2&utm_source=ad',
    )
  })

  test('LINE-03 has no codes for a visitor without codes', () => {
    const none = { affiliateCode: '', referralCode: '' }
    expect(lineRetryUrl('https://fast.example', '', none)).toBe('https://fast.example/m/index.html')
  })

  test('LINE-03 LINE-08 `r` is a short name of the referral code and wins over the long one', () => {
    const none = { affiliateCode: '', referralCode: '' }
    expect(visitorCodes('?r=a&referralCode=b', none).referralCode).toBe('a')
    expect(visitorCodes('?r=&affiliateCode=', stored)).toEqual(stored)
  })
})

describe('LINE-06 line quality', () => {
  test.each([
    [0, 'good'],
    [300, 'good'],
    [301, 'fair'],
    [900, 'fair'],
    [901, 'slow'],
    [null, 'silent'],
  ] as const)('LINE-06 %s ms is %s', (latency, quality) => {
    expect(lineQuality(latency)).toBe(quality)
  })
})

describe('LINE-06 the list of known lines', () => {
  const line = (origin: string, latencyMs: number | null, at = 1) => ({ origin, latencyMs, at })
  const [own, fast, slow] = [
    line(ORIGIN, 400),
    line('https://fast.example', 90),
    line('https://slow.example', 900),
  ]
  const [silent, unknown] = [line('https://silent.example', null), line('https://new.example', null, 0)]

  test('LINE-06 the current line first, then the fastest; unreachable lines before unmeasured ones', () => {
    expect(fastestFirst([unknown, slow, silent, fast, own], ORIGIN)).toEqual([
      own,
      fast,
      slow,
      silent,
      unknown,
    ])
  })

  test('LINE-06 suggests another line if it is much faster or the current one is unreachable', () => {
    expect(findFasterLine(own, [fast, slow])).toBe(fast)
    expect(findFasterLine(line(ORIGIN, 239), [fast])).toBeUndefined()
    expect(findFasterLine(line(ORIGIN, null), [silent, slow])).toBe(slow)
    expect(findFasterLine(own, [silent, unknown])).toBeUndefined()
    expect(findFasterLine(line(ORIGIN, null, 0), [fast])).toBeUndefined()
  })
})
