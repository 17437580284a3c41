import { proxy, subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { HOME_PATH } from '#domain/constants/routes'
import { isHomePath } from '#domain/rules/home-path'
import { bannerName } from '#domain/rules/install-banner'
import { installLinks } from '#domain/rules/install-links'
import type { AppUpgrade, InstallSurfaces, InstallWay } from '#domain/rules/install-surfaces'
import type { SettingsRow } from '#domain/tables/rows'
import { isApple } from '../../app/at-home'
import { showResource } from '../../app/shown-resources'
import { subscribeAnnouncement } from '../../app/use-page'
import { watchRows } from '../../app/watch-rows'
import { device } from '../../state/device'
import { overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { type InstallRows, readInstallRows, surfacesAt } from './install-facts'
import { onInstall, readInstall } from './install-state'
import { openStanding } from './open-standing'

/** One way to get it, and where it leads if it leads to an address of the merchant's. */
export interface Way {
  readonly way: InstallWay
  readonly url: string | null
}

interface Bar extends Way {
  /** AppDownloadIcon, else apple_touch_icon; '' for none (INS-08, INS-10). */
  readonly icon: string
  /** app_desc, '' for our own words. */
  readonly description: string
}

interface Banner extends Way {
  /** Of its picture (INS-06). */
  readonly name: string
  readonly picture: string
  /** The names of all that the merchant has now. */
  readonly listed: readonly string[]
}

interface Standing {
  isPopupWanted: boolean
  /** The home page's, on other pages too: it is hidden there, and on the return it is there at once. */
  bar: Bar | null
  banner: Banner | null
  upgrade: AppUpgrade | null
  /** The bar is on the screen. */
  isBarSeen: boolean
}

/** What may stand now about installing. */
export const standing = proxy<Standing>({
  isPopupWanted: false,
  bar: null,
  banner: null,
  upgrade: null,
  isBarSeen: false,
})

let rows: InstallRows | undefined
let stopAsking: (() => void) | undefined

const follow = (): void => {
  const path = window.location.pathname
  const surfaces = rows && surfacesAt(path, rows)
  if (!surfaces || !rows?.settings) return
  const atHome = isHomePath(path) ? surfaces : surfacesAt(HOME_PATH, rows)
  askForBanners(surfaces.isOpenToBanners)
  standing.isPopupWanted = surfaces.popup
  put({
    upgrade: surfaces.upgrade,
    banner: bannerOf(surfaces, rows, rows.settings),
    bar: atHome && barOf(atHome, rows.settings),
  })
  if (standing.bar ?? standing.banner) openStanding()
}

/** What has not changed is not drawn anew. */
const put = (next: Partial<Standing>): void => {
  const now: Partial<Standing> = standing
  for (const key of ['bar', 'banner', 'upgrade'] as const) {
    if (key in next && JSON.stringify(next[key]) !== JSON.stringify(now[key]))
      Object.assign(standing, { [key]: next[key] })
  }
}

const linksOf = ({ resources }: SettingsRow) => installLinks(resources, isApple(), window.location.origin)

const wayTo = (way: InstallWay, settings: SettingsRow): Way => {
  const { app, profile } = linksOf(settings)
  return { way, url: way === 'app' ? app : way === 'profile' ? profile : null }
}

const barOf = ({ bar }: InstallSurfaces, settings: SettingsRow): Bar | null =>
  bar && {
    ...wayTo(bar, settings),
    icon: linksOf(settings).icon || settings.mobileTemplate.apple_touch_icon,
    description: settings.mobileTemplate.app_desc,
  }

const bannerOf = (
  { banner }: InstallSurfaces,
  { banners }: InstallRows,
  settings: SettingsRow,
): Banner | null =>
  banner && {
    ...wayTo(banner.way, settings),
    name: banner.name,
    picture: banner.url,
    listed: banners.flatMap(({ url }) => bannerName(url, window.location.origin) ?? []),
  }

/** The merchant's banners are asked for while one of them could stand. */
const askForBanners = (isOpen: boolean): void => {
  if (isOpen === (stopAsking !== undefined)) return
  stopAsking?.()
  stopAsking = isOpen ? showResource('downloadBanners') : undefined
}

/** Has bar, banner and the notice of a newer app follow all that they depend on. Once in the life of a page. */
export const startStanding = (): void => {
  watchRows(readInstallRows, (next) => {
    rows = next
    readInstall({ count: next.count, banners: next.seen })
    follow()
  })
  onInstall(follow)
  subscribeAnnouncement(follow)
  subscribeKey(overlayState, 'noOffers', follow)
  subscribeKey(device, 'isStandalone', follow)
  subscribe(pageState, follow)
}
