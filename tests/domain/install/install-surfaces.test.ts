import { expect, test } from 'vitest'
import { EMPTY_INSTALL_HISTORY, type InstallHistory } from '#domain/install/install-machine'
import { INSTALLED_COUNT, type InstallOffer } from '#domain/install/install-popup'
import { type InstallConfig, type InstallContext, installSurfaces } from '#domain/install/install-surfaces'

const APP = 'https://apps.example/harbour'

interface Change {
  readonly offer?: Partial<InstallOffer>
  readonly config?: Partial<Omit<InstallConfig, 'offer'>>
  readonly around?: Partial<InstallContext>
  readonly memory?: Partial<InstallHistory>
}

const HOME = { path: '/m/home', origin: 'https://m.harbour.example', rank: null, ownVersion: null }

/** A player in a browser on the home page, to whom the merchant offers everything; and a change of that. */
const surfacesAfter = ({ offer, config, around, memory }: Change) =>
  installSurfaces(
    {
      offer: { browser: 'android-chrome', pwa: true, desktopFeature: false, appUrl: APP, ...offer },
      profileUrl: null,
      banners: [{ url: 'https://cdn.example/pocket.svg' }, { url: 'https://cdn.example/next.svg' }],
      barRank: null,
      appVersion: null,
      ...config,
    },
    { ...HOME, isAtHome: false, noOffers: false, hasWebApps: true, isOffline: false, ...around },
    { ...EMPTY_INSTALL_HISTORY, ...memory },
  )

/** What shows after a change: the popup, the bar with its method, the banner with its method and image. */
const shownAfter = (change: Change): string => {
  const { popup, bar, banner } = surfacesAfter(change)
  return [popup && 'popup', bar && `bar ${bar}`, banner && `banner ${banner.way} ${banner.name}`]
    .filter(Boolean)
    .join(', ')
}

const BAR = 'bar app'
const BANNER = 'banner app pocket.svg'
const ranked = (rank: number | null | undefined): Change => ({ config: { barRank: 3 }, around: { rank } })
const onApple = (offer: Partial<InstallOffer>): Change => ({
  offer: { browser: 'apple', ...offer },
  config: { profileUrl: 'https://apps.example/harbour.mobileconfig' },
})

test.each<readonly [string, Change, string]>([
  ['all on the home page', {}, `popup, ${BAR}, ${BANNER}`],
  ['nothing in the app or from the home screen', { around: { isAtHome: true } }, ''],
  ['nothing to a player who wants no offers', { around: { noOffers: true } }, ''],
  ['nothing after an installation', { memory: { isInstalled: true } }, ''],
  ['nothing at a count of 99', { memory: { count: INSTALLED_COUNT } }, ''],
  ['nothing on a desktop', { offer: { browser: 'desktop' } }, ''],
  ['the bar on a page for browsing', { around: { path: '/m/game' } }, BAR],
  ['the same bar there', { ...onApple({ appUrl: null }), around: { path: '/m/game' } }, 'bar web-app'],
  ['nothing next to a form', { around: { path: '/m/login' } }, ''],
  ['nothing next to a payment', { around: { path: '/m/securityCenter/addBankCard' } }, ''],
  ['no popup once it was answered', { memory: { isAnswered: true } }, `${BAR}, ${BANNER}`],
  ['no bar once it was closed', { memory: { isBarClosed: true } }, `popup, ${BANNER}`],
  ['no banner once it was closed', { memory: { isBannerClosed: true } }, `popup, ${BAR}`],
  ['no banner offline', { around: { isOffline: true } }, `popup, ${BAR}`],
  ['the next image', { memory: { banners: ['pocket.svg'] } }, `popup, ${BAR}, banner app next.svg`],
  ['no image twice', { memory: { banners: ['next.svg', 'pocket.svg'] } }, `popup, ${BAR}`],
  ['the bar to a lower rank', ranked(2), `popup, ${BAR}, ${BANNER}`],
  ['the bar to a guest', ranked(null), `popup, ${BAR}, ${BANNER}`],
  ['no bar from the rank on', ranked(3), `popup, ${BANNER}`],
  ['no bar at an unknown rank', ranked(undefined), `popup, ${BANNER}`],
  ['no bar without links', { offer: { appUrl: null } }, 'popup, banner web-app pocket.svg'],
  ['no bar on iOS without web apps', { ...onApple({}), around: { hasWebApps: false } }, `popup, ${BANNER}`],
  ['the app before the profile', onApple({}), `popup, ${BAR}, ${BANNER}`],
  ['a web app before a profile', onApple({ appUrl: null }), 'popup, bar web-app, banner web-app pocket.svg'],
  ['the profile alone', onApple({ appUrl: null, pwa: false }), 'bar profile, banner profile pocket.svg'],
])('INS-01 INS-03 INS-05 INS-06 INS-08 INS-10 PLY-02 shows %s', (_name, change, shown) => {
  expect(shownAfter(change)).toBe(shown)
})

test('INS-09 the upgrade notice shows to an older app until closed, and again for the next version', () => {
  const upgrade = (own: string, latest: string, isMandatory = false, appUrl: string | null = APP) =>
    surfacesAfter({
      offer: { appUrl },
      config: { appVersion: { latest, isMandatory } },
      around: { isAtHome: true, ownVersion: own },
      memory: { upgradeClosed: '2.4.39' },
    }).upgrade
  const notice = { own: '2.4.38', latest: '2.4.40', isMandatory: false, url: APP, isDirect: false }
  expect(upgrade('2.4.38', '2.4.40')).toEqual(notice)
  for (const latest of ['2.4.38', '2.4.39', 'rubbish']) expect(upgrade('2.4.38', latest)).toBeNull()
  expect(upgrade('2.4.38', '2.4.39', true)).toEqual({ ...notice, latest: '2.4.39', isMandatory: true })
  // It never locks out a player.
  expect(upgrade('2.4.38', '2.4.39', true, null)).toBeNull()
  expect(upgrade('2.4.39', '2.5')?.isDirect).toBe(true)
  expect(surfacesAfter({ config: { appVersion: { latest: '3', isMandatory: true } } }).upgrade).toBeNull()
})
