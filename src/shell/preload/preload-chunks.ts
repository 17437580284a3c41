import { subscribe } from 'valtio'
import type { SiteUnavailability } from '#domain/lines/site-availability'
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

/** Ignores a failed load: the chunk is loaded again when it is needed, or on the next visit. */
const quietly = (load: () => Promise<void>) => async (): Promise<void> => {
  try {
    await load()
  } catch {
    // The other chunks still load.
  }
}

const worker = quietly(watchCurrentLock)
const snapshots = quietly(async () => (await import('../snapshot/take-snapshots')).takeSnapshots())
const persistentStorage = quietly(async () =>
  (await import('../start/request-persistent-storage')).requestPersistentStorage(),
)
const miniGame = quietly(async () =>
  (await import('../../features/mini-game/start-mini-game')).startMiniGame(),
)
const homeScreen = quietly(async () =>
  (await import('../../features/install/home-screen/init-home-screen-links')).initHomeScreenLinks(),
)
const installing = quietly(async () =>
  (await import('../../features/install/start/start-install')).startInstall(),
)
const installGuide = quietly(async () => {
  if ((await import('../../shared/install/is-installed-app')).isIosDevice()) await InstallGuide.preload()
})
const downloadPrompt = quietly(async () =>
  (await import('../../features/install/download-prompt/start/start-download-prompt')).startDownloadPrompt(),
)
const playTime = quietly(async () =>
  (await import('../../features/safer-play/start-play-time')).startPlayTime(),
)
const push = quietly(async () => (await import('../../features/push/start/start-push')).startPush())
const unread = quietly(async () => (await import('../../features/service/unread/start-unread')).startUnread())
const tracking = quietly(async () => (await import('../../features/tracking/start-tracking')).startTracking())
const closed = quietly(async () =>
  (await import('../../features/lines/start/watch-site-availability')).watchSiteAvailability(),
)
const pageMeta = quietly(async () => (await import('../start/init-page-meta')).initPageMeta())
const keyboard = quietly(async () =>
  (await import('../start/keep-focus-above-keyboard')).keepFocusAboveKeyboard(),
)
const fullScreen = quietly(async () => (await import('../start/init-full-screen')).initFullScreen())
const notices = quietly(async () =>
  (await import('../../features/lines/start/start-network-notices')).startNetworkNotices(),
)
const version = quietly(async () =>
  (await import('../../features/updates/start/start-version-check')).startVersionCheck(),
)
const oneTap = quietly(async () =>
  (await import('../../features/accounts/start/init-one-tap')).initOneTap(
    (credential, settings) =>
      void import('../../features/accounts/social/one-tap-login').then((code) =>
        code.logInByOneTap(credential, settings),
      ),
  ),
)
const popups = quietly(async () =>
  (await import('../../features/announcements/popup/start-popups')).startPopups(),
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
  snapshots,
  version,
  persistentStorage,
  tracking,
  OverlayView.preload,
  SearchResults.preload,
  loadDeferredTranslations,
  DomainDialog.preload,
  ClosedOverlay.preload,
  TrialPage.preload,
  LaunchPage.preload,
  unread,
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

/** Preloads the chunks one after the other. The service worker caches them, so they open at once, also offline. */
export const preloadChunks = async (): Promise<void> => {
  const isMember = currentMember() !== null
  if (!isMember) preloadForMember()
  const needed = isMember ? [...NEEDED, ...MEMBERS] : NEEDED
  const chunks = device.savesData ? needed : [...needed, ...WELCOME]
  for (const load of chunks) await load()
}

/** Preloads the member pages after a login, so that they also open offline. */
const preloadForMember = (): void => {
  const stop = subscribe(pageState, () => {
    if (!currentMember()) return
    stop()
    void fetchForMember()
  })
}

const fetchForMember = async (): Promise<void> => {
  for (const load of device.savesData ? MEMBERS : [...MEMBERS, accountPages]) await load()
}

/** Loads the page for an unavailable site at once: status has reported it (SHL-01). */
export const showSiteUnavailable = async (closing: SiteUnavailability): Promise<void> => {
  ;(await import('../../features/lines/start/watch-site-availability')).showSiteUnavailable(closing)
}
