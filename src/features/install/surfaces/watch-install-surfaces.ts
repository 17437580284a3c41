import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { HOME_PATH } from '#domain/routing/routes'
import { bannerName } from '#domain/install/install-banner'
import { appIcon } from '#domain/install/install-links'
import { isDownloadBarPath, type InstallSurfaces, type InstallMethod } from '#domain/install/install-surfaces'
import type { SettingsRow } from '#domain/tables/rows'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { device } from '../../../shared/page/device'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { type InstallRows, linksOf, readInstallRows, surfacesAt } from '../state/install-facts'
import { onInstall, readInstall } from '../state/install-state'
import { mountInstallSurfaces } from './mount-install-surfaces'
import { type Banner, type Bar, visibleSurfaces, type Way } from '../state/visible-surfaces'

let rows: InstallRows | undefined

const follow = (): void => {
  const path = window.location.pathname
  const surfaces = rows && surfacesAt(path, rows)
  if (!surfaces || !rows?.settings) return
  const ofBar = isDownloadBarPath(path) ? surfaces : surfacesAt(HOME_PATH, rows)
  visibleSurfaces.isPopupWanted = surfaces.popup
  visibleSurfaces.isOpenToBanners = surfaces.isOpenToBanners
  put({
    upgrade: surfaces.upgrade,
    banner: bannerOf(surfaces, rows, rows.settings),
    bar: ofBar && barOf(ofBar, rows.settings),
  })
  if (visibleSurfaces.isOpenToBanners || visibleSurfaces.bar) mountInstallSurfaces()
}

/** Updates only what has changed, so unchanged surfaces are not rendered again. */
const put = (next: Partial<typeof visibleSurfaces>): void => {
  const now: Partial<typeof visibleSurfaces> = visibleSurfaces
  for (const key of ['bar', 'banner', 'upgrade'] as const) {
    if (key in next && JSON.stringify(next[key]) !== JSON.stringify(now[key]))
      Object.assign(visibleSurfaces, { [key]: next[key] })
  }
}

const wayTo = (way: InstallMethod, settings: SettingsRow): Way => {
  const { app, profile } = linksOf(settings)
  return { way, url: way === 'app' ? app : way === 'profile' ? profile : null }
}

const barOf = ({ bar }: InstallSurfaces, settings: SettingsRow): Bar | null =>
  bar && {
    ...wayTo(bar, settings),
    icon: appIcon(settings.resources, settings.mobileTemplate.apple_touch_icon),
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
    imageUrl: banner.url,
    listed: banners.flatMap(({ url }) => bannerName(url, window.location.origin) ?? []),
  }

/** Keeps bar, banner and upgrade notice up to date. Called once per page load. */
export const watchInstallSurfaces = (): void => {
  subscribeQuery(readInstallRows, (next) => {
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
