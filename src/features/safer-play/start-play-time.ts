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
  noteReminder,
  touchPlaySession,
  wasReminderDrawn,
} from './play-session'

const isVisible = (): boolean => document.visibilityState === 'visible'

let timer: ReturnType<typeof setTimeout> | undefined
/** When the timer is to ring, epoch ms; null where nothing is waited for. */
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

/** A device that sleeps rings late: the player was away, though the page never went from the screen. */
const noticeSleep = (): void => {
  if (ringsAt !== null && Date.now() - ringsAt >= BREAK_MS) markSleep()
}

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'session-time')

/** An overlay without its words would be taken away at once, and asked for again at once. */
const ask = async (): Promise<void> => {
  if (isQueued()) return
  if (isPartInUse('rest')) {
    noteReminder(false)
    openOverlay({ kind: 'session-time' })
    return
  }
  await loadDeferredTranslations()
  if (isPartInUse('rest')) follow()
  else wakeIn(CHUNK_FAILURE_TTL_MS)
}

/** Asks when the reminder is due, and wakes for that, or before to note that the page is there. */
const arm = (session: PlaySession): void => {
  rest()
  const due = reminderDueAt(session, playReminder.minutes)
  const left = due === null ? null : due - Date.now()
  if (left !== null) wakeIn(left > 0 ? Math.min(left, HEARTBEAT_MS) : HEARTBEAT_MS)
  if (left !== null && left <= 0) {
    void ask()
    return
  }
  // Answered in another tab, or no longer wanted.
  for (const { id, kind } of overlayState.queue) if (kind === 'session-time') closeOverlay(id)
}

/** A hidden page asks nothing; it looks again when it is seen. */
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

/** It waits for an answer: back does not get rid of it. One whose parts did not come is asked for a little later. */
const followQueue = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (before && !wasQueued && !wasReminderDrawn()) wakeIn(CHUNK_FAILURE_TTL_MS)
  else follow()
}

/**
 * Counts the time at play and asks after it (PLY-01): over games and forms too, in whichever tab is on the screen. Once
 * in the life of a page.
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
