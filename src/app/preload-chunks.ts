import { loadRest } from '../i18n/load-rest'
import { device } from '../state/device'
import { currentMember } from '../state/session-state'
import { DomainDialog, LogoutDialog } from './lazy-overlays'
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

/** A notice is needed most when there is no network to fetch it with, and the next tap is on a game. */
const NEEDED = [
  snapshots,
  keeping,
  OverlayView.preload,
  loadRest,
  DomainDialog.preload,
  TrialPage.preload,
  LaunchPage.preload,
]

/** A few kilobytes each; with data saver on they wait until they are asked for (OFF-08). */
const WELCOME = [
  miniGame,
  MatchRow.preload,
  OtherPages.preload,
  AnnouncementPage.preload,
  LoginPage.preload,
  accountPages,
  MemberPage.preload,
  LogoutDialog.preload,
  ConnectionPage.preload,
]

/** Fetches them one after the other, so that they open at once and offline too: the service worker keeps them. */
export const preloadChunks = async (): Promise<void> => {
  // A member's own page, and the way out, open offline as well (SES-11).
  const needed = currentMember() ? [...NEEDED, MemberPage.preload, LogoutDialog.preload] : NEEDED
  const chunks = device.savesData ? needed : [...needed, ...WELCOME]
  for (const load of chunks) await load()
}
