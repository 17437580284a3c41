import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appVersionOf, isOlderVersion, officialAppVersion } from '#domain/install/app-upgrade'
import {
  bannerName,
  nextBanner,
  parseSeenBanners,
  serializeSeenBanners,
} from '#domain/install/install-banner'
import { appIcon, installLinks } from '#domain/install/install-links'
import { downloadTarget } from '#domain/install/download-target'
import { isOfficialApp } from '#domain/install/official-app'
import { safari } from './support/user-agents'

const ORIGIN = 'https://m.harbour.example'

test('INS-09 versions of the native app compare by their numbers; other texts do not compare', () => {
  for (const [version, latest, answer] of [
    ['2.4.9', '2.4.39', true],
    ['2.4.39', '2.4.39', false],
    ['2.4', '2.4.0', false],
    ['10', '9.9.9', false],
    ['', '1', null],
    ['v2.4', '3', null],
    ['2.4', '3-beta', null],
    ['99999999999999999999', '1', null],
  ] as const)
    expect(isOlderVersion(version, latest), `${version} ${latest}`).toBe(answer)
  const parts = fc.array(fc.nat(999_999_999), { minLength: 1, maxLength: 5 })
  const versions = parts.map((numbers) => numbers.join('.'))
  fc.assert(
    fc.property(versions, versions, (one, latest) => {
      const trimmed = (version: string) => version.replace(/(?:\.0)+$/u, '')
      const isSame = trimmed(one) === trimmed(latest)
      const older = [isOlderVersion(one, latest), isOlderVersion(latest, one)].filter((is) => is === true)
      expect(older).toHaveLength(isSame ? 0 : 1)
    }),
  )
})

test('INS-09 validates the merchant’s setting, and reads the app’s version from its user agent', () => {
  const read = (appVersion: unknown) => appVersionOf({ appVersion })
  for (const mandatory of [true, false, 'yes'])
    expect(read({ latest: '2.5', mandatory })).toEqual({ latest: '2.5', isMandatory: mandatory === true })
  for (const bad of [undefined, '2.5', { latest: 3 }, { latest: '' }, { latest: 'new' }])
    expect(read(bad)).toBeNull()
  expect(officialAppVersion('Mozilla/5.0 Version/17.5 App/Ver 2.4.38')).toBe('2.4.38')
  expect(officialAppVersion('Mozilla/5.0 AppleWebKit/605 Version/17.5')).toBeNull()
  for (const agent of ['App/Ver 2', 'App/Ver 2.4.39 x', 'App/Ver x', 'MyApp/Ver 2', 'App/Version 2'])
    expect(isOfficialApp(agent), agent).toBe(officialAppVersion(agent) !== null)
})

test('INS-06 picks the first banner with a new image, whose name is the last segment of its path', () => {
  expect(bannerName('https://cdn.example/en/pocket.svg?w={w}', ORIGIN)).toBe('pocket.svg')
  expect(bannerName('/downloads/pocket.svg#part', ORIGIN)).toBe('pocket.svg')
  for (const url of ['', 'https://cdn.example/', 'data:image/png,a/b'])
    expect(bannerName(url, ORIGIN), url).toBeNull()
  const banners = ['/a.png', 'data:image/png,x', '/b.png'].map((url) => ({ url }))
  const next = (...seen: string[]) => nextBanner(banners, seen, ORIGIN)
  expect([next()?.name, next('a.png'), next('b.png', 'a.png')]).toEqual([
    'a.png',
    { name: 'b.png', url: '/b.png' },
    null,
  ])
  for (const seen of [[], ['a.png', 'b.png']])
    expect(parseSeenBanners(serializeSeenBanners(seen))).toEqual(seen)
})

test('INS-08 R-14 a profile is for iOS and an app for its own platform; an invalid URL is ignored', () => {
  const [profile, app, icon] = [
    'https://cdn.example/p',
    'https://cdn.example/app',
    'https://cdn.example/icon',
  ]
  const all = [
    { resourceType: 'MOBILECONFIG', url: profile },
    { resourceType: 'Android', url: app },
    { resourceType: 'AppDownloadIcon', url: icon },
  ]
  const device = { isApple: true, userAgent: safari('18.1'), origin: ORIGIN }
  expect(installLinks(all, device)).toEqual({ app: null, profile })
  expect(installLinks(all, { ...device, isApple: false })).toEqual({ app, profile: null })
  const hostile = [{ resourceType: 'MOBILECONFIG', url: 'javascript:alert(1)' }]
  expect(installLinks(hostile, device)).toEqual({ app: null, profile: null })
  expect([appIcon(all, '/touch.png'), appIcon([], '/touch.png')]).toEqual([icon, '/touch.png'])
  expect(appIcon([{ resourceType: 'AppDownloadIcon', url: '' }], '')).toBe('')
})

test('DLP-06 a prompt leads to the merchant’s app, else to the web app, and after its installation only to an app', () => {
  const appUrl = 'https://apps.example'
  const offer = { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl } as const
  const app = { kind: 'app', url: appUrl }
  for (const [change, target] of [
    [{}, app],
    [{ appUrl: null }, { kind: 'web-app' }],
    [{ appUrl: null, browser: 'android-framed' }, { kind: 'open-in-chrome' }],
    [{ appUrl: null, pwa: false }, null],
    [{ browser: 'desktop' }, null],
    [{ browser: 'desktop', desktopFeature: true }, app],
  ] as const)
    expect(downloadTarget({ ...offer, ...change }, false)).toEqual(target)
  expect(downloadTarget({ ...offer, browser: 'apple', appUrl: null }, true)).toBeNull()
  expect(downloadTarget({ ...offer, browser: 'apple' }, true)).toEqual(app)
})
