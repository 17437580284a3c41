import { expect, test } from 'vitest'
import { resolveBannerLink } from '#domain/announcements/banner-target'
import { safeGameUrl, safeImageUrl, lineOrigin, linkTarget } from '#domain/routing/safe-url'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'

test.each([
  ['/m', '/m'],
  ['/m?id=1', '/m?id=1'],
  ['/m#top', '/m#top'],
  [' /m/activity?id=7#x ', '/m/activity?id=7#x'],
  [`${ORIGIN}/m/home?id=1#x`, '/m/home?id=1#x'],
])('ANN-06 %s stays in the app', (link, to) => {
  expect(linkTarget(link, ORIGIN)).toEqual({ kind: 'route', to })
})

test.each([
  ['example.org', 'https://example.org/'],
  ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['http://example.org/x', 'http://example.org/x'],
  ['https://example.org/m/home', 'https://example.org/m/home'],
  [`${ORIGIN}/other`, `${ORIGIN}/other`],
])('ANN-06 %s opens outside', (link, url) => {
  expect(linkTarget(link, ORIGIN)).toEqual({ kind: 'external', url })
})

test.each([...UNSAFE_URLS, '/mm/home', 'home'])('R-14 %j leads nowhere', (link) => {
  expect(linkTarget(link, ORIGIN)).toEqual({ kind: 'none' })
})

const GAME = { vendor: 'AG', gameType: 'LIVE', roomId: '3', nodeId: '9' }

test.each([
  [
    { linkageType: 'P', linkage: 'a&b=1' },
    { kind: 'route', to: '/m/activity?id=a%26b%3D1' },
  ],
  [{ linkageType: 'P' }, { kind: 'none' }],
  [
    { linkageType: 'URL', linkage: '/m/promotions' },
    { kind: 'route', to: '/m/promotions' },
  ],
  [{ linkageType: 'URL', linkage: 'javascript:1' }, { kind: 'none' }],
  [
    { linkageType: 'G', ...GAME },
    { kind: 'game', ...GAME },
  ],
] as const)('ANN-04 a banner with %j leads to %j', (linkage, target) => {
  const banner = { id: '1', image: 'x', color: '', title: '', linkage: '' }
  expect(resolveBannerLink({ ...banner, ...linkage }, ORIGIN)).toEqual(target)
})

test('GAM-06 R-14 a game URL is https or on our own origin', () => {
  expect(safeGameUrl('/demo-games/slot?id=1', ORIGIN)).toBe(`${ORIGIN}/demo-games/slot?id=1`)
  expect(safeGameUrl('https://games.example/play', ORIGIN)).toBe('https://games.example/play')
  expect(safeGameUrl('/x', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/x')
  const unsafe = ['http://games.example/', 'javascript:alert(1)', 'blob:https://m.example.com/1']
  for (const url of [...unsafe, '//evil.example\\@x', 'https://a:b@games.example/', 'ja\tvascript:1'])
    expect(safeGameUrl(url, ORIGIN), url).toBeNull()
})

test('LINE-05 a line is an http(s) origin; a bare host means https, and a path is cut off', () => {
  expect([' a.example ', 'http://a.example:8080/x'].map(lineOrigin)).toEqual([
    'https://a.example',
    'http://a.example:8080',
  ])
  for (const name of ['ftp://a.example', 'javascript:1', '', 'https://u:p@a.example', 'a b', 'https://'])
    expect(lineOrigin(name), name).toBeNull()
})

test('DEP-01 R-14 a merchant’s image is https or on our own origin, or plain http if the app itself is', () => {
  expect(safeImageUrl('https://cdn.example.org/logo.svg', ORIGIN)).toBe('https://cdn.example.org/logo.svg')
  expect(safeImageUrl('/brand/logo.svg', ORIGIN)).toBe(`${ORIGIN}/brand/logo.svg`)
  expect(safeImageUrl(' //cdn.example.org/logo.png ', ORIGIN)).toBe('https://cdn.example.org/logo.png')
  expect(safeImageUrl('http://cdn.test/logo.svg', 'http://127.0.0.1:4000')).toBe('http://cdn.test/logo.svg')
  const unsafe = ['', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:image/svg+xml,<svg>', 'https://']
  const odd = [
    'https://name:word@cdn.example/a.svg',
    ...['https:\\\\cdn.example\\a.svg', '\\\\cdn.example\\a.svg', 'blob:https://m.example.com/1'],
    'http://cdn.example/a.svg',
  ]
  for (const source of [...unsafe, ...odd]) expect(safeImageUrl(source, ORIGIN), source).toBeNull()
})
