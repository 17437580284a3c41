import { subscribeKey } from 'valtio/utils'
import { PROMPTS_OFF_KEY, PLAY_REMINDER_KEY, PLAY_SESSION_KEY } from '#domain/storage-keys'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'
import { HEARTBEAT_MS, BREAK_MS, type PlaySession, reminderDueAt } from '#domain/safer-play/play-time'
import { subscribeAnnouncement } from '../../shared/routing/use-page'
import { loadDeferredTranslations } from '../../i18n/load-deferred-translations'
import { isPartInUse } from '../../i18n/translation-store'
import { readNoOffers } from '../../shared/safer-play/prompts-off'
import { closeOverlay, openOverlay, overlayState } from '../../shared/overlays/overlay-queue'
import { pageState } from '../../shared/page/page-state'
import { playReminder, readPlayReminder } from '../../shared/safer-play/play-reminder'
import {
  adoptPlaySession,
  answerPlaySession,
  markHidden,
  markSleep,
  recordReminder,
  touchPlaySession,
  wasReminderDrawn,
} from './play-session'

const isVisible = (): boolean => document.visibilityState === 'visible'

let timer: ReturnType<typeof setTimeout> | undefined
/** Due time of the timer, epoch ms; null if none is set. */
let ringsAt: number | null = null

const wakeIn = (ms: number): void => {
  clearTimeout(timer)
  ringsAt = Date.now() + ms
  timer = setTimeout(follow, ms)
}

const rest = (): void => {
  clearTimeout(timer)
  ringsAt = null
}

/**
 * Detects that the device has slept: the timer is late although the page never left the screen. The player was away.
 */
const noticeSleep = (): void => {
  if (ringsAt !== null && Date.now() - ringsAt >= BREAK_MS) markSleep()
}

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'session-time')

/** Opens the reminder. An overlay without translations would be removed and requested again at once. */
const ask = async (): Promise<void> => {
  if (isQueued()) return
  if (isPartInUse('rest')) {
    recordReminder(false)
    openOverlay({ kind: 'session-time' })
    return
  }
  await loadDeferredTranslations()
  if (isPartInUse('rest')) follow()
  else wakeIn(CHUNK_FAILURE_TTL_MS)
}

/** Opens the reminder when it is due. Before that, sets a timer for it or for the next heartbeat. */
const arm = (session: PlaySession): void => {
  rest()
  const due = reminderDueAt(session, playReminder.minutes)
  const left = due === null ? null : due - Date.now()
  if (left !== null) wakeIn(left > 0 ? Math.min(left, HEARTBEAT_MS) : HEARTBEAT_MS)
  if (left !== null && left <= 0) {
    void ask()
    return
  }
  // Answered in another tab, or turned off.
  for (const { id, kind } of overlayState.queue) if (kind === 'session-time') closeOverlay(id)
}

/** Does nothing on a hidden page; called again when the page is visible. */
const follow = (): void => {
  if (!isVisible()) {
    rest()
    return
  }
  noticeSleep()
  arm(touchPlaySession())
}

const leave = (): void => {
  noticeSleep()
  rest()
  markHidden()
}

const onVisibility = (): void => {
  if (isVisible()) follow()
  else leave()
}

const onStorage = ({ key }: StorageEvent): void => {
  if (key === PROMPTS_OFF_KEY) readNoOffers()
  if (key === PLAY_REMINDER_KEY) readPlayReminder()
  if (key !== PLAY_SESSION_KEY || !isVisible()) return
  noticeSleep()
  arm(adoptPlaySession())
}

let wasQueued = false

/**
 * Called when the queue changes. Back does not close the reminder. If its chunks did not load, it is retried a
 * little later.
 */
const followQueue = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (before && !wasQueued && !wasReminderDrawn()) wakeIn(CHUNK_FAILURE_TTL_MS)
  else follow()
}

/**
 * Counts the play time and opens the reminder (PLY-01), also over games and forms, in whichever tab is visible.
 * Called once per page load.
 */
export const startPlayTime = (): void => {
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', follow)
  window.addEventListener('storage', onStorage)
  subscribeAnnouncement(follow)
  subscribeKey(pageState, 'session', follow)
  subscribeKey(overlayState, 'queue', followQueue)
  subscribeKey(playReminder, 'minutes', () => {
    if (isVisible()) answerPlaySession()
    follow()
  })
  follow()
}
