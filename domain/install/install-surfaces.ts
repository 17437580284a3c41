import type { InstallHistory } from './install-machine'
import {
  ACTIVITY_PATH,
  GAME_PATH,
  HOME_PATH,
  HOME_PATHS,
  MEMBER_PATH,
  PROMOTIONS_PATH,
} from '../routing/routes'
import { isHomePath } from '../routing/home-path'
import { nextBanner } from './install-banner'
import { type InstallOption, installChoices, INSTALLED_COUNT, type InstallOffer } from './install-popup'
import { type AppVersion, downloadsDirectly, isOlderVersion } from './app-upgrade'

/** The merchant's install settings. */
export interface InstallConfig {
  readonly offer: InstallOffer
  /** URL of the configuration profile for iOS; null if there is none, and on all other devices. */
  readonly profileUrl: string | null
  readonly banners: readonly { readonly url: string }[]
  /** settings.downloadBarVipRank; null if every rank sees the bar. */
  readonly barRank: number | null
  readonly appVersion: AppVersion | null
}

/** The player's current situation. */
export interface InstallContext {
  /** True in the merchant's app, as an installed web app or from the home screen (INS-03). */
  readonly isAtHome: boolean
  readonly path: string
  readonly origin: string
  /** The player has turned offers off (PLY-02). */
  readonly noOffers: boolean
  /** True if this browser can add the page to the home screen; checked only on iOS. */
  readonly hasWebApps: boolean
  readonly isOffline: boolean
  /** The member's rankLevel; null for a guest and a member without a label, undefined while unknown. */
  readonly rank: number | null | undefined
  /** Version of the merchant's native app that the page runs in; null in a browser. */
  readonly ownVersion: string | null
}

/** Install method, for a surface with room for only one. */
export type InstallMethod = Exclude<InstallOption, 'stay'> | 'profile'

export interface InstallBanner {
  readonly way: InstallMethod
  /** Name of its image, which is stored in the history. */
  readonly name: string
  readonly url: string
}

export interface AppUpgrade {
  readonly own: string
  readonly latest: string
  readonly isMandatory: boolean
  /** URL of the app; null if the merchant names no safe one. */
  readonly url: string | null
  /** True if the app downloads by itself; otherwise the external browser does. */
  readonly isDirect: boolean
}

export interface InstallSurfaces {
  /** True if the popup may be scheduled; its state machine decides when. */
  readonly popup: boolean
  readonly bar: InstallMethod | null
  readonly banner: InstallBanner | null
  /** True if a banner could be shown: the merchant's banners are worth fetching. */
  readonly isOpenToBanners: boolean
  readonly upgrade: AppUpgrade | null
}

/** Returns which install surfaces may be shown (INS-01 to INS-10), each independently. */
export const installSurfaces = (
  setUp: InstallConfig,
  around: InstallContext,
  memory: InstallHistory,
): InstallSurfaces => {
  const upgrade = upgradeOf(setUp, around, memory)
  if (!mayInvite(around, memory)) return { ...NOTHING, upgrade }
  const bar = isDownloadBarPath(around.path) && mayShowAsBar(setUp, around, memory) ? barWay(setUp) : null
  if (!isHomePath(around.path)) return { ...NOTHING, bar, upgrade }
  const choices = installChoices(setUp.offer, around.path)
  const way = wayOf(choices, setUp.profileUrl)
  const isOpenToBanners = way !== null && !memory.isBannerClosed && !around.isOffline
  const banner = isOpenToBanners ? nextBanner(setUp.banners, memory.banners, around.origin) : null
  return {
    popup: !memory.isAnswered && choices.length > 1,
    bar,
    banner: banner && way && { way, ...banner },
    isOpenToBanners,
    upgrade,
  }
}

const NOTHING = { popup: false, bar: null, banner: null, isOpenToBanners: false } as const

const BAR_PATHS: readonly string[] = [...HOME_PATHS, GAME_PATH, PROMOTIONS_PATH, ACTIVITY_PATH, MEMBER_PATH]

/**
 * True for pages with the bar: INS-05 names none, unlike INS-03 and INS-06. They are the pages for browsing. On the
 * others a form, a payment or a game is open: there the bar would disappear with the first letter and move the field.
 */
export const isDownloadBarPath = (path: string): boolean => BAR_PATHS.includes(path)

/**
 * The same on each of its pages: no browser with a prompt, which only home offers (INS-03), has a bar that leads to
 * it.
 */
const barWay = ({ offer, profileUrl }: InstallConfig): InstallMethod | null =>
  wayOf(installChoices(offer, HOME_PATH), profileUrl)

/** False in the app or from the home screen, if it is installed here, or if the player has turned offers off. */
const mayInvite = (around: InstallContext, memory: InstallHistory): boolean =>
  !around.isAtHome && !around.noOffers && !memory.isInstalled && memory.count < INSTALLED_COUNT

/** Returns the preferred method; the profile if there is no other. */
const wayOf = (choices: readonly InstallOption[], profileUrl: string | null): InstallMethod | null => {
  const [first] = choices
  if (first !== undefined && first !== 'stay') return first
  return profileUrl === null ? null : 'profile'
}

const mayShowAsBar = (
  { offer, profileUrl, barRank }: InstallConfig,
  { hasWebApps, rank }: InstallContext,
  { isBarClosed }: InstallHistory,
): boolean => {
  const hasLinks = offer.appUrl !== null || profileUrl !== null
  const isOutOfPlace = offer.browser === 'apple' && !hasWebApps
  // A rank that is not known yet may turn out to be above it.
  const isAboveIt = barRank !== null && (rank === undefined || (rank !== null && rank >= barRank))
  return hasLinks && !isBarClosed && !isOutOfPlace && !isAboveIt
}

/**
 * Returns the upgrade notice if the app is older than the merchant's latest (INS-09). Once closed it stays hidden for
 * the session, unless it is mandatory. Without a URL for the app nobody is locked out.
 */
const upgradeOf = (
  { appVersion, offer }: InstallConfig,
  { ownVersion: own }: InstallContext,
  memory: InstallHistory,
): AppUpgrade | null => {
  if (own === null || appVersion === null || isOlderVersion(own, appVersion.latest) !== true) return null
  const isMandatory = appVersion.isMandatory && offer.appUrl !== null
  if (!isMandatory && memory.upgradeClosed === appVersion.latest) return null
  const isDirect = downloadsDirectly(own)
  return { own, latest: appVersion.latest, isMandatory, url: offer.appUrl, isDirect }
}
