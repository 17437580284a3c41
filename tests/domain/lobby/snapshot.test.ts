import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareablePath } from '#domain/routing/shareable-path'
import { type SnapshotScope, snapshotKey } from '#domain/lobby/snapshot'
import { escapeHtml, isSafeSnapshotMarkup, SNAPSHOT_LIMIT_BYTES } from '#domain/lobby/snapshot-markup'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const FACTS: SnapshotScope = {
  build: 'b1',
  merchant: 'harbour',
  language: 'EN',
  style: 'light',
  width: 360,
  density: 2,
  visitor: 'guest',
}

test('OFF-02 a snapshot has the key of its scope, whose values cannot be confused', () => {
  const other = {
    ...{ build: 'b2', merchant: 'other', language: 'UR', style: 'dark', width: 390, density: 3 },
    visitor: 'member',
  } as const
  const changed = Object.entries(other).map(([name, value]) => ({ ...FACTS, [name]: value }))
  const adjacent = [
    { ...FACTS, build: 'a","b', merchant: 'c' },
    { ...FACTS, build: 'a', merchant: 'b","c' },
  ]
  const keys = [FACTS, ...changed, ...adjacent].map(snapshotKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ...['text', '<div class="a _b-1"><h1>Home</h1></div>'],
  '<a href="/m/trial?gameId=1&#38;nodeId=2" data-game="1" draggable="false">Lotus</a>',
  '<img alt="" crossorigin="anonymous" data-src="https://cdn.example/a.webp">',
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 10.6 12 4z"></path></svg>',
  `<span aria-label="${escapeHtml('"><script>alert(1)</script>')}"></span>`,
])('R-13 in a snapshot is allowed: %s', (markup) => expect(isSafeSnapshotMarkup(markup)).toBe(true))

test.each([
  '</template><script src="https://evil.example/x.js"></script>',
  ...['<form action="https://evil.example"></form>', '<img src="https://cdn.example/a.webp">'],
  ...['<img data-src="javascript:alert(1)">', '<img data-src="/wps/member/picture">'],
  ...['<img alt=""onerror="alert(1)">', "<div class='a'>", '<div class=a>', '<div id="root"></div>'],
  ...['<a href="javascript:alert(1)">x</a>', '<a href="//evil.example">x</a>'],
  ...['<a href="/wps/session/logout">x</a>', '<DIV>', '<div/onclick=alert(1)>', '<!-- x -->', 'a < b'],
  ...['a > b', '<div', '<<div>script>'],
  'x'.repeat(SNAPSHOT_LIMIT_BYTES + 1),
  ...[null, { markup: '' }],
])('R-13 in a snapshot is refused: %s', (markup) => expect(isSafeSnapshotMarkup(markup)).toBe(false))

test('R-13 property: no text and no value can escape from its position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeHtml(text)
      expect(escaped).not.toMatch(/[<>"]|&(?!#\d+;)/u)
      expect(isSafeSnapshotMarkup(`<div aria-label="${escaped}">${escaped}</div>`)).toBe(true)
    }),
  )
})

test('R-13 checks a long text quickly', () => {
  const timed = (): number => {
    const from = performance.now()
    expect(isSafeSnapshotMarkup(`<div ${'class="a" '.repeat(3_900)}`)).toBe(false)
    expect(isSafeSnapshotMarkup('<'.repeat(SNAPSHOT_LIMIT_BYTES))).toBe(false)
    return performance.now() - from
  }
  expect(Math.min(timed(), timed(), timed())).toBeLessThan(1_000)
})

test.each([
  ['/m/home?affiliateCode=A1&utm_source=mail&r=7', '/m/home'],
  ['/m/trial?gameId=1&nodeId=2&r=7', '/m/trial?gameId=1&nodeId=2'],
  ['/m/activity?token=secret&id=promo', '/m/activity?id=promo'],
  ['/m/register.html#top', '/m/register.html'],
  [
    '/m/login?backUrl=%2Fm%2FlaunchGame%3FgameId%3D7%26token%3Dsecret',
    '/m/login?backUrl=%2Fm%2FlaunchGame%3FgameId%3D7',
  ],
  ['/m/login?backUrl=https%3A%2F%2Fevil.example', '/m/login'],
])('R-16 a snapshot stores %s as %s', (address, kept) => {
  expect(shareablePath(address)).toBe(kept)
  expect(shareablePath(kept)).toBe(kept)
})

test.each([...UNSAFE_URLS, '#main', 'https://evil.example/m/home', '/m/../wps', 'javascript:/m/'])(
  'R-14 a snapshot rejects the URL %j',
  (address) => expect(shareablePath(address)).toBeNull(),
)
