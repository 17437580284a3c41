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

/** What the merchant has set up. */
export interface InstallConfig {
  readonly offer: InstallOffer
  /** The configuration profile for iOS; null where there is none, and on every other device. */
  readonly profileUrl: string | null
  readonly banners: readonly { readonly url: string }[]
  /** settings.downloadBarVipRank; null where every rank sees the bar. */
  readonly barRank: number | null
  readonly appVersion: AppVersion | null
}

/** Where the player stands now. */
export interface InstallContext {
  /** The product runs in the merchant's app, as an installed web app or from the home screen (INS-03). */
  readonly isAtHome: boolean
  readonly path: string
  readonly origin: string
  /** The player wants nothing offered (PLY-02). */
  readonly noOffers: boolean
  /** This browser can put the page on the home screen; asked on iOS alone. */
  readonly hasWebApps: boolean
  readonly isOffline: boolean
  /** The member's rankLevel; null for a guest and a member without a label, undefined while it is not known. */
  readonly rank: number | null | undefined
  /** Of the merchant's native app that the page runs in; null in a browser. */
  readonly ownVersion: string | null
}

/** How the player gets it, from a surface that has room for one way only. */
export type InstallMethod = Exclude<InstallOption, 'stay'> | 'profile'

export interface InstallBanner {
  readonly way: InstallMethod
  /** Of its picture, by which it is remembered. */
  readonly name: string
  readonly url: string
}

export interface AppUpgrade {
  readonly own: string
  readonly latest: string
  readonly isMandatory: boolean
  /** Where it is to be had; null where the merchant names no safe place. */
  readonly url: string | null
  /** By the app itself; otherwise by the browser outside. */
  readonly isDirect: boolean
}

export interface InstallSurfaces {
  /** The popup may be asked for; when is the asking's to say. */
  readonly popup: boolean
  readonly bar: InstallMethod | null
  readonly banner: InstallBanner | null
  /** A banner could stand: the merchant's are worth asking for. */
  readonly isOpenToBanners: boolean
  readonly upgrade: AppUpgrade | null
}

/** What may stand about installing (INS-01 to INS-10), each for itself. */
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
 * The pages that the bar stands on: INS-05 names none, unlike INS-03 and INS-06. They are those that players look around on.
 * On the others something is filled in, paid or played: there it would go with the first letter, and the field move with it.
 */
export const isDownloadBarPath = (path: string): boolean => BAR_PATHS.includes(path)

/** The same on each of its pages: of the browsers with a prompt, which is home's alone (INS-03), none has a bar that leads to it. */
const barWay = ({ offer, profileUrl }: InstallConfig): InstallMethod | null =>
  wayOf(installChoices(offer, HOME_PATH), profileUrl)

/** Nobody who plays in the app or from the home screen, nobody who has it here, nobody who wants no offers. */
const mayInvite = (around: InstallContext, memory: InstallHistory): boolean =>
  !around.isAtHome && !around.noOffers && !memory.isInstalled && memory.count < INSTALLED_COUNT

/** The preferred way of the choices; the profile where there is no other. */
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
  // Whose rank is not known yet may turn out to be above it.
  const isAboveIt = barRank !== null && (rank === undefined || (rank !== null && rank >= barRank))
  return hasLinks && !isBarClosed && !isOutOfPlace && !isAboveIt
}

/**
 * The app is older than the merchant's latest (INS-09). Closed, it stays away for the session, unless it is mandatory; a
 * merchant who names no place to get it from locks nobody out.
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
