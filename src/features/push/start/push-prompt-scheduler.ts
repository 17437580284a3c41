import { PUSH_ASKED_KEY } from '#domain/push/push-constants'
import { isDownloadBarPath } from '#domain/install/install-surfaces'
import { mayAskForPush, pushAskDelay } from '#domain/push/push-opt-in'
import { readStorage } from '../../../shared/storage/storage-area'
import { loadDeferredTranslations } from '../../../i18n/load-deferred-translations'
import { isPartInUse } from '../../../i18n/translation-store'
import { device } from '../../../shared/page/device'
import { closeOverlay, openOverlay, overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { push, pushFacts, readPushDevice, setPushChoice } from '../../../shared/push/device/push-state'

let timer: ReturnType<typeof setTimeout> | undefined
/** The member who may be asked, and since when. */
let waiting: { readonly member: string; readonly since: number } | null = null
let wasQueued = false

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'push-opt-in')

const mayAsk = (): boolean => mayAskForPush(pushFacts(), readStorage('session', PUSH_ASKED_KEY) !== null)

/** True on a visible page where the opt-in may open. A player who has just come back must see that page first. */
const isHere = (): boolean => device.isVisible && isDownloadBarPath(window.location.pathname)

/** Schedules the push opt-in, with a delay, on the pages where it may open. */
export const schedulePushPrompt = (): void => {
  const member = pageState.session?.id
  if (member === undefined) withdraw()
  if (waiting?.member !== member || !mayAsk()) waiting = null
  if (!waiting || !isHere()) {
    clearTimeout(timer)
    timer = undefined
  }
  if (member === undefined || !mayAsk()) return
  waiting ??= { member, since: Date.now() }
  if (!isHere()) return
  timer ??= setTimeout(() => void ask(), pushAskDelay(Date.now() - waiting.since))
}

const ask = async (): Promise<void> => {
  timer = undefined
  readPushDevice()
  // On other pages, the next navigation schedules it again.
  if (isQueued() || !mayAsk() || !isHere()) return
  // An overlay without translations would be removed at once.
  await loadDeferredTranslations()
  if (!isPartInUse('rest') || !mayAsk()) return
  push.isDrawn = false
  openOverlay({ kind: 'push-opt-in' })
}

/** Called when the queue changes. If the opt-in was closed without the permission, it does not open again (PSH-01). */
export const trackPushPrompt = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (!before || wasQueued || !push.isDrawn) return
  // If the player has turned offers off or has logged out, this does not count as an answer (PLY-02).
  if (overlayState.noOffers || !pageState.session) return
  if (Notification.permission !== 'granted') setPushChoice('closed')
}

const withdraw = (): void => {
  for (const { id, kind } of overlayState.queue) if (kind === 'push-opt-in') closeOverlay(id)
}
