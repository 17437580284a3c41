import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { HOME_PATH } from '#domain/constants/routes'
import { bannerName } from '#domain/rules/install-banner'
import { appIcon } from '#domain/rules/install-links'
import { isDownloadBarPath, type InstallSurfaces, type InstallMethod } from '#domain/rules/install-surfaces'
import type { SettingsRow } from '#domain/tables/rows'
import { subscribeAnnouncement } from '../../app/use-page'
import { subscribeQuery } from '../../app/watch-rows'
import { device } from '../../state/device'
import { overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { type InstallRows, linksOf, readInstallRows, surfacesAt } from './install-facts'
import { onInstall, readInstall } from './install-state'
import { mountInstallSurfaces } from './open-standing'
import { type Banner, type Bar, visibleSurfaces, type Way } from './standing'

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

/** What has not changed is not drawn anew. */
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
    picture: banner.url,
    listed: banners.flatMap(({ url }) => bannerName(url, window.location.origin) ?? []),
  }

/** Has bar, banner and the notice of a newer app follow all that they depend on. Once in the life of a page. */
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
