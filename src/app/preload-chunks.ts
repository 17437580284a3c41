import { subscribe } from 'valtio'
import { loadRest } from '../i18n/load-rest'
import { device } from '../state/device'
import { pageState } from '../state/page-state'
import { currentMember } from '../state/session-state'
import { DomainDialog, LoginSheet, LogoutDialog } from './lazy-overlays'
import {
  AnnouncementPage,
  ConnectionPage,
  LaunchPage,
  LoginPage,
  MatchRow,
  MemberPage,
  OtherPages,
  OverlayView,
  TrialPage,
} from './lazy-pages'

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

const accountPages = async (): Promise<void> => {
  try {
    await (await import('./other-pages')).preloadAccountPages(currentMember() !== null)
  } catch {
    // They are fetched when they are asked for.
  }
}

const miniGame = async (): Promise<void> => {
  try {
    ;(await import('../features/mini-game/start-mini-game')).startMiniGame()
  } catch {
    // The next visit starts it.
  }
}

const tracking = async (): Promise<void> => {
  try {
    ;(await import('./tracking/start-tracking')).startTracking()
  } catch {
    // What has been noted waits for the next visit.
  }
}

/** A notice is needed most when there is no network to fetch it with, and the next tap is on a game. */
const NEEDED = [
  snapshots,
  keeping,
  tracking,
  OverlayView.preload,
  loadRest,
  DomainDialog.preload,
  TrialPage.preload,
  LaunchPage.preload,
  miniGame,
]

/** A few kilobytes each; with data saver on they wait until they are asked for (OFF-08). */
const WELCOME = [
  MatchRow.preload,
  OtherPages.preload,
  AnnouncementPage.preload,
  LoginPage.preload,
  LoginSheet.preload,
  accountPages,
  MemberPage.preload,
  LogoutDialog.preload,
  ConnectionPage.preload,
]

/** A member's own page, and the way out, open offline as well (SES-11). */
const MEMBERS = [MemberPage.preload, LogoutDialog.preload]

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
