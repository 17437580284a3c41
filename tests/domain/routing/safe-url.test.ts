import { describe, expect, test } from 'vitest'
import { resolveBannerLink } from '#domain/announcements/banner-target'
import { safeGameUrl, safeImageUrl, lineOrigin, linkTarget } from '#domain/routing/safe-url'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'

describe('ANN-06 the URL rule', () => {
  test.each([
    ['/m', '/m'],
    ['/m/home', '/m/home'],
    ['/m?id=1', '/m?id=1'],
    ['/m#top', '/m#top'],
    ['/m/activity?id=7#x', '/m/activity?id=7#x'],
    [`${ORIGIN}/m/home`, '/m/home'],
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
})

describe('ANN-04 the target of a banner, by linkage type', () => {
  const banner = { id: '1', image: 'x', color: '', title: '', linkage: '' }

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
      { linkageType: 'G', vendor: 'AG', gameType: 'LIVE', roomId: '3', nodeId: '9' },
      { kind: 'game', vendor: 'AG', gameType: 'LIVE', roomId: '3', nodeId: '9' },
    ],
  ] as const)('ANN-04 %j', (linkage, target) => {
    expect(resolveBannerLink({ ...banner, ...linkage }, ORIGIN)).toEqual(target)
  })
})

describe('GAM-06 a game URL is https or on our own origin', () => {
  test.each([
    ['/demo-games/slot?id=1', `${ORIGIN}/demo-games/slot?id=1`],
    ['https://games.example/play', 'https://games.example/play'],
  ])('GAM-06 accepts %s', (url, address) => {
    expect(safeGameUrl(url, ORIGIN)).toBe(address)
  })

  test.each([
    'http://games.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example\\@x',
    'https://a:b@games.example/',
    'blob:https://m.example.com/1',
    'ja\tvascript:1',
  ])('GAM-06 %j is refused', (url) => {
    expect(safeGameUrl(url, ORIGIN)).toBeNull()
  })

  test('GAM-06 accepts our own origin over http', () => {
    expect(safeGameUrl('/x', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/x')
  })
})

describe('LINE-05 a line is an http(s) origin', () => {
  test('LINE-05 a bare host means https, a path is cut off', () => {
    expect(lineOrigin('a.example')).toBe('https://a.example')
    expect(lineOrigin('http://a.example:8080/x')).toBe('http://a.example:8080')
  })

  test.each(['ftp://a.example', 'javascript:1', '', 'https://u:p@a.example', 'a b', 'https://'])(
    'LINE-05 rejects %j',
    (name) => {
      expect(lineOrigin(name)).toBeNull()
    },
  )
})

describe('DEP-01 the URL of a merchant’s image', () => {
  test.each([
    ['https://cdn.example.org/logo.svg', 'https://cdn.example.org/logo.svg'],
    ['/brand/logo.svg', `${ORIGIN}/brand/logo.svg`],
    [' //cdn.example.org/logo.png ', 'https://cdn.example.org/logo.png'],
  ])('DEP-01 accepts %s', (source, url) => {
    expect(safeImageUrl(source, ORIGIN)).toBe(url)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://m.example.com/1',
    'file:///etc/passwd',
    'https://name:word@cdn.example.org/logo.svg',
    'https:\\\\cdn.example.org\\logo.svg',
    'http://cdn.example.org/logo.svg',
    'https://',
  ])('DEP-01 %j is refused', (source) => {
    expect(safeImageUrl(source, ORIGIN)).toBeNull()
  })

  test('DEP-01 accepts plain http if the app itself is on it', () => {
    expect(safeImageUrl('http://cdn.test/logo.svg', 'http://127.0.0.1:4000')).toBe('http://cdn.test/logo.svg')
  })
})
