import { subscribeKey } from 'valtio/utils'
import { PLAY_REMINDER_KEY, PLAY_SESSION_KEY } from '#domain/constants/storage-keys'
import { type PlaySession, reminderDueAt } from '#domain/rules/play-time'
import { subscribeAnnouncement } from '../../app/use-page'
import { closeOverlay, openOverlay, overlayState } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { playReminder, readPlayReminder } from '../../state/play-reminder'
import { adoptPlaySession, answerPlaySession, leavePlaySession, seePlaySession } from './play-session'

const isVisible = (): boolean => document.visibilityState === 'visible'

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks when the reminder is due, and wakes once for that. */
const arm = (session: PlaySession): void => {
  clearTimeout(timer)
  const due = reminderDueAt(session, playReminder.minutes)
  if (due !== null && due <= Date.now()) {
    openOverlay({ kind: 'session-time' })
    return
  }
  // Answered in another tab, or no longer wanted.
  for (const { id, kind } of overlayState.queue) if (kind === 'session-time') closeOverlay(id)
  if (due !== null) timer = setTimeout(follow, due - Date.now())
}

/** A hidden page asks nothing; it looks again when it is seen. */
const follow = (): void => {
  clearTimeout(timer)
  if (isVisible()) arm(seePlaySession())
}

const onVisibility = (): void => {
  if (isVisible()) follow()
  else leavePlaySession()
}

const onStorage = ({ key }: StorageEvent): void => {
  if (key === PLAY_REMINDER_KEY) readPlayReminder()
  if (key === PLAY_SESSION_KEY && isVisible()) arm(adoptPlaySession())
}

/**
 * Counts the time at play and asks after it (PLY-01): over games and forms too, in whichever tab is on the screen. Once
 * in the life of a page.
 */
export const startPlayTime = (): void => {
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', leavePlaySession)
  window.addEventListener('pageshow', follow)
  window.addEventListener('storage', onStorage)
  subscribeAnnouncement(follow)
  subscribeKey(pageState, 'session', follow)
  // It waits for an answer: back does not get rid of it.
  subscribeKey(overlayState, 'queue', follow)
  subscribeKey(playReminder, 'minutes', () => {
    if (isVisible()) answerPlaySession()
    follow()
  })
  follow()
}
