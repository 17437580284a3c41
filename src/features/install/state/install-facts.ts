import { BANNER_COUNTER, INSTALL_COUNTER } from '#domain/install/install-constants'
import type { DownloadBanners } from '#domain/contract/install/downloads'
import { canAddToHomeScreen } from '#domain/install/install-guide'
import { parseSeenBanners } from '#domain/install/install-banner'
import { type InstallLinks, installLinks } from '#domain/install/install-links'
import { type InstallSurfaces, installSurfaces } from '#domain/install/install-surfaces'
import { appVersionOf, officialAppVersion } from '#domain/install/app-upgrade'
import type { ContentValueRow } from '#domain/tables/value-rows'
import type { DatabaseReader } from '#domain/tables/reader'
import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { isIosDevice, isInstalledApp } from '../../../shared/install/is-installed-app'
import { installOfferOf } from './install-offer'
import { isIpad } from '../../../shared/page/is-ipad'
import { device } from '../../../shared/page/device'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'
import { installState } from './install-state'

/** The rows that the install surfaces depend on. */
export interface InstallRows {
  readonly settings: SettingsRow | undefined
  readonly members: readonly MemberRow[]
  readonly banners: DownloadBanners
  readonly isOffline: boolean
  /** From `counters`: the number of refusals, and the banners already seen. */
  readonly count: number
  readonly seen: readonly string[]
}

export const readInstallRows = async (read: DatabaseReader): Promise<InstallRows> => {
  const { merchant, language } = pageState
  const [settings, members, answer, connection, asked, seen] = await Promise.all([
    read.get('settings', merchant),
    read.startingWith('members', [merchant]),
    read.get('contentAnswers', [merchant, language, 'downloadBanners']),
    read.get('connection', 'gateway'),
    read.get('counters', [merchant, INSTALL_COUNTER]),
    read.get('counters', [merchant, BANNER_COUNTER]),
  ])
  return {
    settings,
    members,
    banners: answer && isOfBanners(answer) ? answer.value : [],
    isOffline: connection?.state === 'offline',
    count: asked?.count ?? 0,
    seen: parseSeenBanners(seen?.mark ?? ''),
  }
}

const isOfBanners = (row: ContentValueRow): row is ContentValueRow<'downloadBanners'> =>
  row.name === 'downloadBanners'

/** Returns the merchant's install links for this device. */
export const linksOf = ({ resources }: SettingsRow): InstallLinks =>
  installLinks(resources, {
    isApple: isIosDevice(),
    userAgent: navigator.userAgent,
    origin: window.location.origin,
  })

/** Returns the install surfaces allowed on a page for the current player. Null until the settings are loaded. */
export const surfacesAt = (
  path: string,
  { settings, members, banners, isOffline }: InstallRows,
): InstallSurfaces | null => {
  if (!settings) return null
  const { origin } = window.location
  return installSurfaces(
    {
      offer: installOfferOf(settings),
      profileUrl: linksOf(settings).profile,
      banners,
      barRank: rankOf('downloadBarVipRank' in settings ? settings.downloadBarVipRank : undefined),
      appVersion: appVersionOf(settings),
    },
    {
      isAtHome: isInstalledApp(device.isStandalone),
      path,
      origin,
      noOffers: overlayState.noOffers,
      hasWebApps: canAddToHomeScreen(navigator.userAgent, isIpad()),
      isOffline,
      rank: rankOfMember(members),
      ownVersion: officialAppVersion(navigator.userAgent),
    },
    installState().memory,
  )
}

const rankOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const rankOfMember = (members: readonly MemberRow[]): number | null | undefined => {
  const member = currentMember()
  if (!member) return null
  const row = members.find(({ member: id }) => id === member.id)
  return row && (row.clubLabel?.rankLevel ?? null)
}
