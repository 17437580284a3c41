import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_INSTALL_HISTORY, type InstallHistory } from '#domain/install/install-machine'
import { INSTALLED_COUNT } from '#domain/install/install-popup'
import { type InstallConfig, type InstallContext, installSurfaces } from '#domain/install/install-surfaces'

const APP = 'https://apps.example/harbour'
const PROFILE = 'https://apps.example/harbour.mobileconfig'

const OFFER = { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl: APP } as const
const SET_UP: InstallConfig = {
  offer: OFFER,
  profileUrl: null,
  banners: [{ url: 'https://cdn.example/pocket.svg' }],
  barRank: null,
  appVersion: null,
}
const AROUND: InstallContext = {
  isAtHome: false,
  path: '/m/home',
  origin: 'https://m.harbour.example',
  noOffers: false,
  hasWebApps: true,
  isOffline: false,
  rank: null,
  ownVersion: null,
}
const PAGES = ['/', '/m/home', '/m/index', '/m/game', '/m/promotions', '/m/activity', '/m/member/home']
/** Forms, payments and games. */
const BUSY =
  'login register forgotPassword changePsw chat trial launchGame feedback voucherCenter withdraw securityCenter'
    .split(' ')
    .map((name) => `/m/${name}`)

const anySetUp: fc.Arbitrary<InstallConfig> = fc.record({
  offer: fc.record({
    browser: fc.constantFrom('apple', 'android-chrome', 'android', 'android-framed', 'desktop'),
    pwa: fc.boolean(),
    desktopFeature: fc.boolean(),
    appUrl: fc.constantFrom(null, APP),
  }),
  profileUrl: fc.constantFrom(null, PROFILE),
  banners: fc.subarray([{ url: '/a.png' }, { url: '/b.png' }, { url: 'javascript:a' }]),
  barRank: fc.constantFrom(null, 0, 3),
  appVersion: fc.option(fc.record({ latest: fc.constantFrom('2.4.39', '3'), isMandatory: fc.boolean() }), {
    nil: null,
  }),
})
const anyAround: fc.Arbitrary<InstallContext> = fc.record({
  isAtHome: fc.boolean(),
  path: fc.constantFrom(...PAGES, '/m', '/m/login'),
  origin: fc.constant(AROUND.origin),
  noOffers: fc.boolean(),
  hasWebApps: fc.boolean(),
  isOffline: fc.boolean(),
  rank: fc.constantFrom(null, undefined, 0, 2, 3, 9),
  ownVersion: fc.constantFrom(null, '2.4.38', '2.4.39', '4'),
})
const anyMemory: fc.Arbitrary<InstallHistory> = fc.record({
  isAnswered: fc.boolean(),
  isInstalled: fc.boolean(),
  count: fc.constantFrom(0, 1, INSTALLED_COUNT - 1, INSTALLED_COUNT),
  isBarClosed: fc.boolean(),
  isBannerClosed: fc.boolean(),
  banners: fc.subarray(['a.png', 'b.png']),
  upgradeClosed: fc.constantFrom('', '2.4.39', '3'),
})

interface Given {
  readonly setUp: InstallConfig
  readonly around: InstallContext
  readonly memory: InstallHistory
}
type Change = { readonly [Part in keyof Given]?: Partial<Given[Part]> }

/** Checks what holds for any facts, of which some are given. */
const always = (
  change: Change,
  holds: (surfaces: ReturnType<typeof installSurfaces>, given: Given) => void,
) =>
  fc.assert(
    fc.property(anySetUp, anyAround, anyMemory, (anyOne, anywhere, whatever) => {
      const setUp = { ...anyOne, ...change.setUp }
      const around = { ...anywhere, ...change.around }
      const memory = { ...whatever, ...change.memory }
      holds(installSurfaces(setUp, around, memory), { setUp, around, memory })
    }),
    { numRuns: 300 },
  )
const OFF_HOME = { popup: false, banner: null, isOpenToBanners: false }
const NONE = { ...OFF_HOME, bar: null }

test('INS-01 INS-03 PLY-02 nothing shows at home, to a player who has the app or wants no offers, or during forms', () => {
  const cases: readonly Change[] = [
    { around: { isAtHome: true } },
    { around: { noOffers: true } },
    { memory: { count: INSTALLED_COUNT } },
    { memory: { isInstalled: true } },
    { setUp: { offer: { ...OFFER, browser: 'desktop' }, profileUrl: null } },
  ]
  for (const change of cases) always(change, (surfaces) => expect(surfaces).toMatchObject(NONE))
  for (const path of [...BUSY, '/m/securityCenter/addBankCard', '/m/home/x'])
    expect(installSurfaces(SET_UP, { ...AROUND, path }, EMPTY_INSTALL_HISTORY)).toMatchObject(NONE)
})

test('INS-05 off the home page only the bar may show, which is the same on each of its pages', () => {
  always({}, (_, { setUp, around, memory }) => {
    const all = PAGES.map((path) => installSurfaces(setUp, { ...around, path }, memory))
    expect(new Set(all.map(({ bar }) => bar)).size).toBe(1)
    for (const off of all.slice(3)) expect(off).toMatchObject(OFF_HOME)
  })
})

test('INS-01 INS-05 INS-06 a surface closed in this session stays closed', () => {
  always({ memory: { isAnswered: true } }, ({ popup }) => expect(popup).toBe(false))
  always({ memory: { isBarClosed: true } }, ({ bar }) => expect(bar).toBeNull())
  always({ memory: { isBannerClosed: true } }, ({ banner }) => expect(banner).toBeNull())
})

test('INS-05 INS-10 no bar without links or on iOS without a home screen, and no web app without pwa', () => {
  const noLinks = { offer: { ...OFFER, appUrl: null }, profileUrl: null }
  always({ setUp: noLinks }, ({ bar }) => expect(bar).toBeNull())
  const apple = { offer: { ...OFFER, browser: 'apple' as const } }
  always({ setUp: apple, around: { hasWebApps: false } }, ({ bar }) => expect(bar).toBeNull())
  always({ setUp: { offer: { ...OFFER, pwa: false } } }, ({ bar, banner }) =>
    expect([bar, banner?.way]).not.toContain('web-app'),
  )
})

const surfaces = (
  setUp: Partial<InstallConfig>,
  around: Partial<InstallContext> = {},
  memory = EMPTY_INSTALL_HISTORY,
) => installSurfaces({ ...SET_UP, ...setUp }, { ...AROUND, ...around }, memory)

test('INS-05 INS-08 the bar offers the merchant’s app first, then the home screen, then the profile', () => {
  const offer = { browser: 'apple', pwa: true, desktopFeature: false, appUrl: null } as const
  expect(surfaces({ offer: { ...offer, appUrl: APP }, profileUrl: PROFILE }).bar).toBe('app')
  expect(surfaces({ offer, profileUrl: PROFILE }).bar).toBe('web-app')
  expect(surfaces({ offer: { ...offer, pwa: false }, profileUrl: PROFILE }).bar).toBe('profile')
  expect([surfaces({}).bar, surfaces({ offer }).bar]).toEqual(['app', null])
})

test('INS-05 the bar is hidden from the rank limit on, and while the rank may be above it', () => {
  const at = (rank: number | null | undefined) => surfaces({ barRank: 3 }, { rank }).bar
  expect([2, null, 3, 4, undefined].map(at)).toEqual(['app', 'app', null, null, null])
  expect(surfaces({}, { rank: 9 }).bar).toBe('app')
})

test('INS-06 a banner has a new image at a URL, and is not shown offline', () => {
  always({}, ({ banner }, { memory, around }) => {
    if (banner) expect(memory.banners).not.toContain(banner.name)
    if (banner) expect([/^\/[ab]\.png$/u.test(banner.url), around.isOffline]).toEqual([true, false])
  })
  const pocket = { way: 'app', name: 'pocket.svg', url: 'https://cdn.example/pocket.svg' }
  expect([false, true].map((isOffline) => surfaces({}, { isOffline }).banner)).toEqual([pocket, null])
})

test('INS-09 the upgrade notice shows to an older app until closed, and again for the next version', () => {
  const closed = { ...EMPTY_INSTALL_HISTORY, upgradeClosed: '2.4.39' }
  const upgrade = (
    ownVersion: string,
    latest: string,
    isMandatory = false,
    memory = EMPTY_INSTALL_HISTORY,
    appUrl: string | null = APP,
  ) =>
    surfaces(
      { offer: { ...OFFER, appUrl }, appVersion: { latest, isMandatory } },
      { isAtHome: true, ownVersion },
      memory,
    ).upgrade
  const notice = { own: '2.4.38', latest: '2.4.39', isMandatory: false, url: APP, isDirect: false }
  expect(upgrade('2.4.38', '2.4.39')).toEqual(notice)
  for (const latest of ['2.4.38', 'rubbish']) expect(upgrade('2.4.38', latest)).toBeNull()
  expect([
    upgrade('2.4.38', '2.4.39', false, closed),
    upgrade('2.4.38', '2.4.40', false, closed)?.latest,
  ]).toEqual([null, '2.4.40'])
  expect(upgrade('2.4.38', '2.4.39', true, closed)).toEqual({ ...notice, isMandatory: true })
  // It never locks out a player.
  expect(upgrade('2.4.38', '2.4.39', true, EMPTY_INSTALL_HISTORY, null)).toMatchObject({
    isMandatory: false,
    url: null,
  })
  expect(upgrade('2.4.39', '2.5', true)?.isDirect).toBe(true)
  always({}, (all, { around, setUp }) => {
    if (around.ownVersion === null) expect(all.upgrade).toBeNull()
    if (!all.upgrade) return
    expect(setUp.appVersion?.latest).toBe(all.upgrade.latest)
    if (all.upgrade.isMandatory) expect(all.upgrade.url).not.toBeNull()
  })
})
