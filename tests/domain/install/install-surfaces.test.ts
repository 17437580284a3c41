import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_INSTALL_HISTORY, type InstallHistory } from '#domain/install/install-machine'
import { INSTALLED_COUNT } from '#domain/install/install-popup'
import { type InstallConfig, installSurfaces, type InstallContext } from '#domain/install/install-surfaces'

const ORIGIN = 'https://m.harbour.example'
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
  origin: ORIGIN,
  noOffers: false,
  hasWebApps: true,
  isOffline: false,
  rank: null,
  ownVersion: null,
}

const barOf = (
  setUp: Partial<InstallConfig>,
  around: Partial<InstallContext> = {},
  memory = EMPTY_INSTALL_HISTORY,
) => installSurfaces({ ...SET_UP, ...setUp }, { ...AROUND, ...around }, memory).bar

const upgradeOf = (
  own: string,
  latest: string,
  isMandatory = false,
  memory = EMPTY_INSTALL_HISTORY,
  appUrl: string | null = APP,
) =>
  installSurfaces(
    { ...SET_UP, offer: { ...OFFER, appUrl }, appVersion: { latest, isMandatory } },
    { ...AROUND, isAtHome: true, ownVersion: own },
    memory,
  ).upgrade

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
  path: fc.constantFrom('/', '/m', '/m/home', '/m/index', '/m/game', '/m/member/home', '/m/login'),
  origin: fc.constant(ORIGIN),
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

const always = (
  holds: (
    surfaces: ReturnType<typeof installSurfaces>,
    given: { setUp: InstallConfig; around: InstallContext; memory: InstallHistory },
  ) => void,
  change: {
    setUp?: Partial<InstallConfig>
    around?: Partial<InstallContext>
    memory?: Partial<InstallHistory>
  } = {},
) =>
  fc.assert(
    fc.property(anySetUp, anyAround, anyMemory, (anyOne, anywhere, whatever) => {
      const setUp = { ...anyOne, ...change.setUp }
      const around = { ...anywhere, ...change.around }
      const memory = { ...whatever, ...change.memory }
      holds(installSurfaces(setUp, around, memory), { setUp, around, memory })
    }),
    { numRuns: 500 },
  )

const FILLED_IN = [
  ...['login', 'register', 'forgotPassword', 'changePsw', 'chat', 'trial', 'launchGame', 'feedback'],
  ...['voucherCenter', 'withdraw', 'securityCenter', 'securityCenter/addBankCard', 'home/x'],
].map((path) => `/m/${path}`)

const NONE = { popup: false, bar: null, banner: null, isOpenToBanners: false }

describe('INS-01 to INS-10 which surfaces may show, property tests', () => {
  test('INS-03 no surface shows in the app, the installed web app or from the home screen', () => {
    always((surfaces) => expect(surfaces).toMatchObject(NONE), { around: { isAtHome: true } })
  })

  test('INS-01 no prompt is shown to a player who has the app: 99, or the local flag', () => {
    always((surfaces) => expect(surfaces).toMatchObject(NONE), { memory: { count: INSTALLED_COUNT } })
    always((surfaces) => expect(surfaces).toMatchObject(NONE), { memory: { isInstalled: true } })
  })

  test('INS-03 INS-05 INS-06 off the home page only the bar may show, and nothing during forms, payments and games', () => {
    const { bar: _bar, ...others } = NONE
    for (const path of ['/m/game', '/m/promotions', '/m/activity', '/m/member/home'])
      always((surfaces) => expect(surfaces).toMatchObject(others), { around: { path } })
    for (const path of FILLED_IN)
      always((surfaces) => expect(surfaces).toMatchObject(NONE), { around: { path } })
  })

  test('PLY-02 no prompt is shown to a player who opted out of offers', () => {
    always((surfaces) => expect(surfaces).toMatchObject(NONE), { around: { noOffers: true } })
  })

  test('INS-01 INS-05 INS-06 a surface closed in this session stays closed', () => {
    always(({ popup }) => expect(popup).toBe(false), { memory: { isAnswered: true } })
    always(({ bar }) => expect(bar).toBeNull(), { memory: { isBarClosed: true } })
    always(({ banner }) => expect(banner).toBeNull(), { memory: { isBannerClosed: true } })
  })

  test('INS-05 no bar without links, from the rank limit on, or on iOS in a browser without home screen', () => {
    always(({ bar }) => expect(bar).toBeNull(), {
      setUp: { offer: { ...OFFER, appUrl: null }, profileUrl: null },
    })
    always(({ bar }) => expect(bar).toBeNull(), { setUp: { barRank: 3 }, around: { rank: 3 } })
    always(({ bar }) => expect(bar).toBeNull(), {
      setUp: { offer: { ...OFFER, browser: 'apple' } },
      around: { hasWebApps: false },
    })
  })

  test('INS-06 a banner always has a new image and an image URL', () => {
    always(({ banner }, { memory }) => {
      if (banner) expect(memory.banners).not.toContain(banner.name)
      if (banner) expect(banner.url).toMatch(/^\/[ab]\.png$/u)
    })
  })

  test('INS-10 without pwa nothing offers a web app, and a desktop needs its flag', () => {
    always(({ bar, banner }) => expect([bar, banner?.way]).not.toContain('web-app'), {
      setUp: { offer: { ...OFFER, pwa: false } },
    })
    always((surfaces) => expect(surfaces).toMatchObject(NONE), {
      setUp: { offer: { ...OFFER, browser: 'desktop' }, profileUrl: null },
    })
  })

  test('INS-09 only an older app gets the upgrade notice, and it never locks out a player', () => {
    always(({ upgrade }, { around, setUp }) => {
      if (!upgrade) return
      expect(around.ownVersion).not.toBeNull()
      expect(setUp.appVersion?.latest).toBe(upgrade.latest)
      if (upgrade.isMandatory) expect(upgrade.url).not.toBeNull()
    })
    always(({ upgrade }) => expect(upgrade).toBeNull(), { around: { ownVersion: null } })
  })
})

describe('INS-05 the download bar', () => {
  test('INS-05 INS-08 offers the merchant’s app first, then the home screen, then the profile', () => {
    const apple = { browser: 'apple', pwa: true, desktopFeature: false, appUrl: null } as const
    expect(barOf({})).toBe('app')
    expect(barOf({ offer: { ...apple, appUrl: APP }, profileUrl: PROFILE })).toBe('app')
    expect(barOf({ offer: apple, profileUrl: PROFILE })).toBe('web-app')
    expect(barOf({ offer: { ...apple, pwa: false }, profileUrl: PROFILE })).toBe('profile')
    expect(barOf({ offer: apple })).toBeNull()
  })

  test('INS-05 is the same on each of its pages', () => {
    fc.assert(
      fc.property(anySetUp, anyAround, anyMemory, (setUp, around, memory) => {
        const paths = [
          '/',
          '/m/home',
          '/m/index',
          '/m/game',
          '/m/promotions',
          '/m/activity',
          '/m/member/home',
        ]
        const bars = paths.map((path) => installSurfaces(setUp, { ...around, path }, memory).bar)
        expect(new Set(bars).size).toBe(1)
      }),
    )
    expect(barOf({}, { path: '/m/promotions' })).toBe('app')
    expect(barOf({}, { path: '/m/withdraw' })).toBeNull()
  })

  test('INS-05 is hidden from the rank limit on; guests and members without a label see it', () => {
    const ranked = { barRank: 3 }
    expect(barOf(ranked, { rank: 2 })).toBe('app')
    expect(barOf(ranked, { rank: 3 })).toBeNull()
    expect(barOf(ranked, { rank: 4 })).toBeNull()
    expect(barOf(ranked, { rank: null })).toBe('app')
    expect(barOf(ranked, { rank: undefined })).toBeNull() // the rank may turn out to be above the limit
    expect(barOf({}, { rank: 9 })).toBe('app')
  })

  test('INS-06 offline no banner with an unusable target is shown', () => {
    const banner = (isOffline: boolean) =>
      installSurfaces(SET_UP, { ...AROUND, isOffline }, EMPTY_INSTALL_HISTORY).banner
    expect(banner(false)).toEqual({ way: 'app', name: 'pocket.svg', url: 'https://cdn.example/pocket.svg' })
    expect(banner(true)).toBeNull()
  })
})

describe('INS-09 the upgrade notice', () => {
  test('INS-09 shows below the latest version until closed, and again for the next version', () => {
    expect(upgradeOf('2.4.39', '2.4.39')).toBeNull()
    expect(upgradeOf('2.4.38', 'rubbish')).toBeNull()
    expect(upgradeOf('2.4.38', '2.4.39')).toEqual({
      own: '2.4.38',
      latest: '2.4.39',
      isMandatory: false,
      url: APP,
      isDirect: false,
    })
    const closed = { ...EMPTY_INSTALL_HISTORY, upgradeClosed: '2.4.39' }
    expect(upgradeOf('2.4.38', '2.4.39', false, closed)).toBeNull()
    expect(upgradeOf('2.4.38', '2.4.40', false, closed)).not.toBeNull()
  })

  test('INS-09 a mandatory notice cannot be closed, unless there is no download URL', () => {
    const closed = { ...EMPTY_INSTALL_HISTORY, upgradeClosed: '2.4.39' }
    expect(upgradeOf('2.4.38', '2.4.39', true, closed)?.isMandatory).toBe(true)
    expect(upgradeOf('2.4.38', '2.4.39', true, EMPTY_INSTALL_HISTORY, null)).toMatchObject({
      isMandatory: false,
      url: null,
    })
    expect(upgradeOf('2.4.39', '2.5', true)?.isDirect).toBe(true)
  })
})
