import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  serializeSeenBanners,
  bannerName,
  nextBanner,
  parseSeenBanners,
} from '#domain/install/install-banner'
import { canAddToHomeScreen } from '#domain/install/install-guide'
import { appIcon, installLinks } from '#domain/install/install-links'
import {
  appVersionOf,
  downloadsDirectly,
  isOlderVersion,
  officialAppVersion,
} from '#domain/install/app-upgrade'
import { isOfficialApp } from '#domain/install/official-app'

const ORIGIN = 'https://m.harbour.example'
const IPHONE = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`

describe('INS-09 the versions of the native app', () => {
  test.each([
    ['2.4.9', '2.4.39', true],
    ['2.4.39', '2.4.39', false],
    ['2.4.40', '2.4.39', false],
    ['2.4', '2.4.0', false],
    ['2.4', '2.4.1', true],
    ['10', '9.9.9', false],
    ['', '1', null],
    ['2..4', '3', null],
    ['v2.4', '3', null],
    ['2.4', '3-beta', null],
    ['2.4.', '3', null],
    [' 2.4', '3', null],
    ['99999999999999999999', '1', null],
  ])('INS-09 %s is below %s: %s', (version, other, answer) => {
    expect(isOlderVersion(version, other)).toBe(answer)
  })

  const versions = fc
    .array(fc.nat(999_999_999), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('.'))

  test('INS-09 property: versions compare, and trailing zeros do not matter', () => {
    fc.assert(
      fc.property(versions, versions, (one, other) => {
        const trimmed = (version: string) => version.replace(/(?:\.0)+$/u, '')
        const isSame = trimmed(one) === trimmed(other)
        expect(isOlderVersion(one, other) === true || isOlderVersion(other, one) === true).toBe(!isSame)
        expect(isOlderVersion(one, other) === true && isOlderVersion(other, one) === true).toBe(false)
      }),
    )
  })

  test('INS-09 property: any text is compared or ignored', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (one, other) => void isOlderVersion(one, other)))
  })

  test('INS-09 an app downloads updates itself from 2.4.39 on', () => {
    expect(['2.4.39', '2.4.39.1', '2.5', '3'].map(downloadsDirectly)).toEqual([true, true, true, true])
    expect(['2.4.38', '2.4.9', '2', 'new'].map(downloadsDirectly)).toEqual([false, false, false, false])
  })

  test('INS-09 validates the merchant’s setting, and reads the app’s version from its user agent', () => {
    const read = (appVersion: unknown) => appVersionOf({ appVersion })
    expect(read({ latest: '2.5', mandatory: true })).toEqual({ latest: '2.5', isMandatory: true })
    expect(read({ latest: '2.5', mandatory: 'yes' })).toEqual({ latest: '2.5', isMandatory: false })
    expect([
      read(undefined),
      read('2.5'),
      read({ latest: 3 }),
      read({ latest: '' }),
      read({ latest: 'new' }),
    ]).toEqual([null, null, null, null, null])
    expect(officialAppVersion('Mozilla/5.0 Version/17.5 App/Ver 2.4.38')).toBe('2.4.38')
    expect(officialAppVersion('Mozilla/5.0 AppleWebKit/605 Version/17.5')).toBeNull()
    for (const agent of ['App/Ver 2', 'App/Ver 2.4.39 x', 'App/Ver x', 'MyApp/Ver 2', 'App/Version 2'])
      expect(isOfficialApp(agent), agent).toBe(officialAppVersion(agent) !== null)
  })
})

describe('INS-06 install banners', () => {
  test('INS-06 a banner’s key is the last segment of its image path', () => {
    expect(bannerName('https://cdn.example/en/pocket.svg?w={w}', ORIGIN)).toBe('pocket.svg')
    expect(bannerName('/downloads/pocket.svg#part', ORIGIN)).toBe('pocket.svg')
    for (const url of [
      '',
      'https://cdn.example',
      'https://cdn.example/',
      'data:image/png,a/b',
      'javascript:a/b',
    ])
      expect(bannerName(url, ORIGIN), url).toBeNull()
  })

  test('INS-06 picks the first banner with a new image, and none of two seen ones', () => {
    const banners = ['/a.png', 'data:image/png,x', '/b.png'].map((url) => ({ url }))
    expect(nextBanner(banners, [], ORIGIN)?.name).toBe('a.png')
    expect(nextBanner(banners, ['a.png'], ORIGIN)).toEqual({ name: 'b.png', url: '/b.png' })
    expect(nextBanner(banners, ['b.png', 'a.png'], ORIGIN)).toBeNull()
  })

  test('INS-06 stores the names in one string', () => {
    const names = fc.array(
      fc
        .webPath()
        .map((path) => path.replaceAll('/', ''))
        .filter((name) => name !== ''),
    )
    fc.assert(
      fc.property(names, (list) => {
        expect(parseSeenBanners(serializeSeenBanners(list))).toEqual(list)
      }),
    )
    expect(parseSeenBanners('')).toEqual([])
  })
})

const SAFARI = {
  isApple: true,
  userAgent: `${IPHONE('18_1')} Version/18.1 Mobile/15E148 Safari/604.1`,
  origin: ORIGIN,
}

describe('INS-05 INS-08 install targets', () => {
  test.each([
    [`${IPHONE('15_4')} Version/15.4 Mobile/15E148 Safari/604.1`, true],
    [`${IPHONE('18_1')} Version/18.1 Mobile/15E148 Safari/604.1`, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', true],
    [`${IPHONE('16_3_1')} CriOS/126.0 Mobile/15E148 Safari/604.1`, false],
    [`${IPHONE('16_4')} CriOS/126.0 Mobile/15E148 Safari/604.1`, true],
    [`${IPHONE('17_5')} FxiOS/126.0 Mobile/15E148 Safari/605.1.15`, true],
    [`${IPHONE('17_5')} GSA/300.0 Mobile/15E148 Safari/604.1`, false],
    [`${IPHONE('17_5')} Mobile/15E148`, false],
    [`${IPHONE('17_5')} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/460.0]`, false],
  ])('INS-05 %s can add pages to the home screen: %s', (userAgent, answer) => {
    expect(canAddToHomeScreen(userAgent, false)).toBe(answer)
  })

  test('INS-08 a profile is for iOS and an app for its own platform; an invalid URL is ignored', () => {
    const all = [
      { resourceType: 'MOBILECONFIG', url: 'https://cdn.example/harbour.mobileconfig' },
      { resourceType: 'Android', url: 'https://cdn.example/harbour.apk' },
      { resourceType: 'AppDownloadIcon', url: 'https://cdn.example/icon.png' },
    ]
    expect(installLinks(all, SAFARI)).toEqual({
      app: null,
      profile: 'https://cdn.example/harbour.mobileconfig',
    })
    expect(installLinks(all, { ...SAFARI, isApple: false })).toEqual({
      app: 'https://cdn.example/harbour.apk',
      profile: null,
    })
    const hostile = [{ resourceType: 'MOBILECONFIG', url: 'javascript:alert(1)' }]
    expect(installLinks(hostile, SAFARI)).toEqual({ app: null, profile: null })
    expect(appIcon(all, '/touch.png')).toBe('https://cdn.example/icon.png')
    expect(appIcon([], '/touch.png')).toBe('/touch.png')
    expect(appIcon([{ resourceType: 'AppDownloadIcon', url: '' }], '')).toBe('')
  })
})
