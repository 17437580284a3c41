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
/** Who could be asked, and since when. */
let waiting: { readonly member: string; readonly since: number } | null = null
let wasQueued = false

const isQueued = (): boolean => overlayState.queue.some(({ kind }) => kind === 'push-opt-in')

const mayAsk = (): boolean => mayAskForPush(pushFacts(), readStorage('session', PUSH_ASKED_KEY) !== null)

/** They look around, and not elsewhere: whoever comes back sees first where they are. */
const isHere = (): boolean => device.isVisible && isDownloadBarPath(window.location.pathname)

/** Asks a while after it may; on the pages that players look around on. */
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
  // Elsewhere the change to another page asks anew.
  if (isQueued() || !mayAsk() || !isHere()) return
  // Without its words it would be taken away before anybody has read it.
  await loadDeferredTranslations()
  if (!isPartInUse('rest') || !mayAsk()) return
  push.isDrawn = false
  openOverlay({ kind: 'push-opt-in' })
}

/** Closed by back, by a tap beside it or by its buttons, without the permission: not again (PSH-01). */
export const trackPushPrompt = (): void => {
  const before = wasQueued
  wasQueued = isQueued()
  if (!before || wasQueued || !push.isDrawn) return
  // Whoever wants no offers, or has left, has answered nothing by that (PLY-02).
  if (overlayState.noOffers || !pageState.session) return
  if (Notification.permission !== 'granted') setPushChoice('closed')
}

const withdraw = (): void => {
  for (const { id, kind } of overlayState.queue) if (kind === 'push-opt-in') closeOverlay(id)
}
