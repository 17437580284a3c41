import { subscribe } from 'valtio'
import type { SiteUnavailability } from '#domain/rules/closing'
import { loadDeferredTranslations } from '../i18n/load-rest'
import { device } from '../state/device'
import { pageState } from '../state/page-state'
import { currentMember } from '../state/session-state'
import {
  AnnouncementPopup,
  ClosedOverlay,
  DomainDialog,
  InstallGuide,
  LoginSheet,
  LogoutDialog,
  SessionTimeDialog,
} from './lazy-overlays'
import {
  LaunchPage,
  LoginPage,
  MatchRow,
  OtherPages,
  OverlayView,
  SearchResults,
  TrialPage,
} from './lazy-pages'
import { watchCurrentLock } from './watch-worker'

export { isRepeatable } from './command-repeats'
export { watchHeartbeat } from './watch-worker'

/** What does not come is fetched when it is asked for, or on the next visit. */
const quietly = (load: () => Promise<void>) => async (): Promise<void> => {
  try {
    await load()
  } catch {
    // The others are not held up.
  }
}

const worker = quietly(watchCurrentLock)
const snapshots = quietly(async () => (await import('./snapshot/take-snapshots')).takeSnapshots())
const keeping = quietly(async () => (await import('./ask-to-keep')).requestPersistentStorage())
const miniGame = quietly(async () => (await import('../features/mini-game/start-mini-game')).startMiniGame())
const homeScreen = quietly(async () => (await import('./home-screen/start-links')).initHomeScreenLinks())
const installing = quietly(async () => (await import('../features/install/start-install')).startInstall())
const installGuide = quietly(async () => {
  if ((await import('./at-home')).isIosDevice()) await InstallGuide.preload()
})
const downloadPrompt = quietly(async () =>
  (await import('../features/download-prompt/start-download-prompt')).startDownloadPrompt(),
)
const playTime = quietly(async () => (await import('../features/play-time/start-play-time')).startPlayTime())
const push = quietly(async () => (await import('./push/start-push')).startPush())
const unread = quietly(async () => (await import('../features/chat/start-unread')).startUnread())
const tracking = quietly(async () => (await import('./tracking/start-tracking')).startTracking())
const closed = quietly(async () => (await import('../features/closed/start-closed')).watchSiteAvailability())
const pageMeta = quietly(async () => (await import('./start-page-meta')).initPageMeta())
const keyboard = quietly(async () => (await import('./start-keyboard')).keepFocusAboveKeyboard())
const fullScreen = quietly(async () => (await import('./start-full-screen')).initFullScreen())
const notices = quietly(async () =>
  (await import('../features/connection/start-network-notices')).startNetworkNotices(),
)
const version = quietly(async () =>
  (await import('../features/update/start-version-check')).startVersionCheck(),
)
const oneTap = quietly(async () =>
  (await import('../features/one-tap/start-one-tap')).initOneTap(
    (credential, settings) =>
      void import('../features/accounts/one-tap-login').then((code) =>
        code.logInByOneTap(credential, settings),
      ),
  ),
)
const popups = quietly(async () => (await import('../features/popups/start-popups')).startPopups())
const announcements = quietly(async () => (await import('./other-pages')).preloadAnnouncements())
const memberPage = quietly(async () => (await import('./other-pages')).preloadMemberPage())
const connectionPage = quietly(async () => (await import('./other-pages')).preloadConnectionPage())
const accountPages = quietly(async () =>
  (await import('./other-pages')).preloadAccountPages(currentMember() !== null),
)

/** A notice is needed most when there is no network to fetch it with, and the next tap is on a game. */
const NEEDED = [
  worker,
  closed,
  keyboard,
  snapshots,
  version,
  keeping,
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

/** A few kilobytes each; with data saver on they wait until they are asked for (OFF-08). */
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

/** A member's own page, and the way out, open offline as well (SES-11). */
const MEMBERS = [memberPage, LogoutDialog.preload]

/** Fetches them one after the other, so that they open at once and offline too: the service worker keeps them. */
export const preloadChunks = async (): Promise<void> => {
  const isMember = currentMember() !== null
  if (!isMember) preloadForMember()
  const needed = isMember ? [...NEEDED, ...MEMBERS] : NEEDED
  const chunks = device.savesData ? needed : [...needed, ...WELCOME]
  for (const load of chunks) await load()
}

/** Whoever logs in later has their pages as well when the network goes. */
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

/** Ahead of its turn: status says that the site is closed (SHL-01). */
export const showSiteUnavailable = async (closing: SiteUnavailability): Promise<void> => {
  ;(await import('../features/closed/start-closed')).showSiteUnavailable(closing)
}
