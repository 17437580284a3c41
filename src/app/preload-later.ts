import { isWaiting } from '../boot/snapshot/is-waiting'
import { loadRest } from '../i18n/load-rest'
import { device } from '../state/device'
import { currentMember } from '../state/session-state'
import {
  DomainDialog,
  LanguageSheet,
  LogoutDialog,
  NoticeDialog,
  SettingsSheet,
  UpdateDialog,
} from './lazy-overlays'
import {
  AnnouncementPage,
  ConnectionPage,
  LaunchPage,
  LoginPage,
  MatchRow,
  MemberPage,
  OtherPages,
  TrialPage,
} from './lazy-pages'

const LATER_MS = 2_500 // the covers of the first screen go first
const PATIENCE_MS = 30_000 // games that have not come by then do not hold up the rest

const snapshots = async (): Promise<void> => {
  try {
    ;(await import('./snapshot/take-snapshots')).takeSnapshots()
  } catch {
    // The next visit opens with the skeleton.
  }
}

const keeping = async (): Promise<void> => {
  try {
    ;(await import('./ask-to-keep')).askToKeep()
  } catch {
    // The next visit asks.
  }
}

/** A notice is needed most when there is no network to fetch it with, and the next tap is on a game. */
const NEEDED = [
  snapshots,
  keeping,
  NoticeDialog.preload,
  loadRest,
  DomainDialog.preload,
  TrialPage.preload,
  LaunchPage.preload,
]

/** A few kilobytes each; with data saver on they wait until they are asked for (OFF-08). */
const WELCOME = [
  MatchRow.preload,
  OtherPages.preload,
  LanguageSheet.preload,
  SettingsSheet.preload,
  UpdateDialog.preload,
  AnnouncementPage.preload,
  LoginPage.preload,
  MemberPage.preload,
  LogoutDialog.preload,
  ConnectionPage.preload,
]

/**
 * Fetches what the first screen does not need, one after the other, so that it opens at once and offline too: the
 * service worker keeps it. Answers the way to call it off.
 */
export const preloadLater = (): (() => void) => {
  const patienceEndsAt = performance.now() + PATIENCE_MS
  const wait = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      if (isFirstScreenAwaited() && performance.now() < patienceEndsAt) timer = wait()
      else void preload()
    }, LATER_MS)
  let timer = wait()
  return () => clearTimeout(timer)
}

/** A slow line is still busy with what comes first. */
const isFirstScreenAwaited = (): boolean => isWaiting(document.body)

const preload = async (): Promise<void> => {
  // A member's own page, and the way out, open offline as well (SES-11).
  const needed = currentMember() ? [...NEEDED, MemberPage.preload, LogoutDialog.preload] : NEEDED
  const chunks = device.savesData ? needed : [...needed, ...WELCOME]
  for (const load of chunks) await load()
}
