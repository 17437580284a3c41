import { subscribe } from 'valtio'
import type { SiteUnavailability } from '#domain/lines/site-availability'
import { START_RETRY_DELAY_MS } from '#domain/timing'
import { MatchRow } from '../../features/lobby/matches/lazy-match-row'
import { SearchResults } from '../../features/lobby/search/lazy-search-results'
import { loadDeferredTranslations } from '../../i18n/load-deferred-translations'
import { device } from '../../shared/page/device'
import { pageState } from '../../shared/page/page-state'
import { currentMember } from '../../shared/session/session-state'
import {
  AnnouncementPopup,
  ClosedOverlay,
  DomainDialog,
  InstallGuide,
  LoginSheet,
  LogoutDialog,
  SessionTimeDialog,
} from '../overlays/lazy-overlays'
import { LaunchPage, LoginPage, OtherPages, OverlayView, TrialPage } from '../routes/lazy-pages'
import { watchCurrentLock } from '../../shared/worker/watch/watch-worker'
import { onNetworkReturn } from './on-network-return'

/** Ignores a failed load: the chunk is loaded again when it is needed, or when the network returns. */
const quietly = (load: () => Promise<void>) => async (): Promise<void> => {
  try {
    await load()
  } catch {
    // The other chunks still load.
  }
}

/** Loads a chunk and starts its code, once. A failed load is ignored, and tried again by the next call. */
const startOnce = (load: () => Promise<void>): (() => Promise<void>) => {
  let start: Promise<void> | undefined
  return quietly(() => {
    start ??= load().catch((reason: unknown) => {
      start = undefined
      throw reason
    })
    return start
  })
}

const worker = startOnce(watchCurrentLock)
const snapshots = startOnce(async () => (await import('../snapshot/take-snapshots')).takeSnapshots())
const persistentStorage = startOnce(async () =>
  (await import('../start/request-persistent-storage')).requestPersistentStorage(),
)
const miniGame = startOnce(async () =>
  (await import('../../features/mini-game/start-mini-game')).startMiniGame(),
)
const homeScreen = startOnce(async () =>
  (await import('../../features/install/home-screen/init-home-screen-links')).initHomeScreenLinks(),
)
const installing = startOnce(async () =>
  (await import('../../features/install/start/start-install')).startInstall(),
)
const installGuide = quietly(async () => {
  if ((await import('../../shared/install/is-installed-app')).isIosDevice()) await InstallGuide.preload()
})
const downloadPrompt = startOnce(async () =>
  (await import('../../features/install/download-prompt/start/start-download-prompt')).startDownloadPrompt(),
)
const playTime = startOnce(async () =>
  (await import('../../features/safer-play/start-play-time')).startPlayTime(),
)
const push = startOnce(async () => (await import('../../features/push/start/start-push')).startPush())
const badges = startOnce(async () => (await import('../badges/start-badges')).startBadges())
const vibration = startOnce(async () => (await import('../start/start-vibration')).startVibration())
const tracking = startOnce(async () =>
  (await import('../../features/tracking/start-tracking')).startTracking(),
)
const fieldMetrics = startOnce(async () =>
  (await import('../../features/metrics/start/start-field-metrics')).startFieldMetrics(),
)
const closed = startOnce(async () =>
  (await import('../../features/lines/start/watch-site-availability')).watchSiteAvailability(),
)
const pageMeta = startOnce(async () => (await import('../start/init-page-meta')).initPageMeta())
const keyboard = startOnce(async () =>
  (await import('../start/keep-focus-above-keyboard')).keepFocusAboveKeyboard(),
)
const typing = startOnce(async () => (await import('../start/watch-typing')).watchTyping())
const scrollUp = startOnce(async () => (await import('../start/scroll-up-again')).scrollUpAgain())
/** A mouse has no finger to swipe with. */
const mouseRows = startOnce(async () => {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  ;(await import('../start/row-arrows')).showRowArrows()
  ;(await import('../start/drag-rows')).dragRows()
})
const fullScreen = startOnce(async () => (await import('../start/init-full-screen')).initFullScreen())
const notices = startOnce(async () =>
  (await import('../../features/lines/start/start-network-notices')).startNetworkNotices(),
)
const version = startOnce(async () =>
  (await import('../../features/updates/start/start-version-check')).startVersionCheck(),
)
const oneTap = startOnce(async () =>
  (await import('../../features/accounts/start/init-one-tap')).initOneTap(
    () => import('../../features/accounts/social/one-tap-login'),
  ),
)
const popups = startOnce(async () =>
  (await import('../../features/announcements/popup/start-popups')).startPopups(),
)
const companyDetails = startOnce(async () =>
  (await import('../../features/company/start-company-details')).startCompanyDetails(),
)
const merchantTexts = startOnce(async () =>
  (await import('../../features/language/texts/start-merchant-texts')).startMerchantTexts(),
)
const announcements = quietly(async () => (await import('../routes/lazy-routes')).preloadAnnouncements())
const memberPage = quietly(async () => (await import('../routes/lazy-routes')).preloadMemberPage())
const connectionPage = quietly(async () => (await import('../routes/lazy-routes')).preloadConnectionPage())
const accountPages = quietly(async () =>
  (await import('../routes/lazy-routes')).preloadAccountPages(currentMember() !== null),
)

/** Always preloaded: notices are needed most when there is no network, and the next tap is usually on a game. */
const NEEDED = [
  worker,
  closed,
  keyboard,
  typing,
  vibration,
  scrollUp,
  mouseRows,
  snapshots,
  version,
  persistentStorage,
  tracking,
  OverlayView.preload,
  SearchResults.preload,
  merchantTexts,
  loadDeferredTranslations,
  DomainDialog.preload,
  ClosedOverlay.preload,
  TrialPage.preload,
  LaunchPage.preload,
  badges,
  miniGame,
  homeScreen,
  installing,
  downloadPrompt,
  playTime,
  push,
  installGuide,
  SessionTimeDialog.preload,
  notices,
  fullScreen,
  pageMeta,
  oneTap,
  popups,
  AnnouncementPopup.preload,
  companyDetails,
  fieldMetrics,
]

/** A few kilobytes each. With data saver on they load only when needed (OFF-08). */
const WELCOME = [
  MatchRow.preload,
  OtherPages.preload,
  announcements,
  LoginPage.preload,
  LoginSheet.preload,
  accountPages,
  memberPage,
  LogoutDialog.preload,
  connectionPage,
]

/** The member page and the logout dialog also open offline (SES-11). */
const MEMBERS = [memberPage, LogoutDialog.preload]

/**
 * Preloads the chunks. The service worker caches them, so they open at once, also offline. Does so again after a login,
 * whose pages then also open offline, and when the network returns: what failed loads then.
 */
export const preloadChunks = async (): Promise<void> => {
  let wasMember = currentMember() !== null
  subscribe(pageState, () => {
    const isMember = currentMember() !== null
    if (isMember && !wasMember) void preloadAll()
    wasMember = isMember
  })
  // A chunk that failed is not requested again before that.
  onNetworkReturn(() => setTimeout(() => void preloadAll(), START_RETRY_DELAY_MS))
  await preloadAll()
}

/** One chunk after the other; what is loaded already costs nothing. */
const preloadAll = async (): Promise<void> => {
  const members = currentMember() ? MEMBERS : []
  const welcome = device.savesData ? [] : WELCOME
  for (const load of [...NEEDED, ...members, ...welcome]) await load()
}

/** Loads the page for an unavailable site at once: status has reported it (SHL-01). */
export const showSiteUnavailable = async (closing: SiteUnavailability): Promise<void> => {
  ;(await import('../../features/lines/start/watch-site-availability')).showSiteUnavailable(closing)
}
