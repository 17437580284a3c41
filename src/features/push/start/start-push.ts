import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { PUSH_RETRY_MS, PUSH_RENEW_MS } from '#domain/push/push-constants'
import { pushSettings } from '#domain/contract/accounts/identity-settings'
import { parsePushSignal } from '#domain/push/push-page-messages'
import { isPushUnwanted, isPushWanted } from '#domain/push/push-opt-in'
import type { DatabaseReader } from '#domain/tables/reader'
import { device } from '../../../shared/page/device'
import { overlayState } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { subscribeAnnouncement } from '../../../shared/routing/use-page'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { bindDevice, clearTokenIfUnbound, unbindDevice } from '../../../shared/push/device/bind-device'
import { openRoute } from './open-route'
import { schedulePushPrompt, trackPushPrompt } from './push-prompt-scheduler'
import { canPush, push, pushFacts, readPushDevice } from '../../../shared/push/device/push-state'

/** Time of the next renewal of the binding, and of the next attempt to remove one; epoch ms. */
let bindAt = 0
let unbindAt = 0
/** True while an update of the binding is in progress. */
let isLooking = false

const follow = (): void => {
  if (!canPush()) return
  readPushDevice()
  const facts = pushFacts()
  const now = Date.now()
  if (!isLooking && !push.isBusy && device.isVisible) {
    if (isPushUnwanted(facts) && now >= unbindAt) void quietly(unbindAgain)
    else if (isPushWanted(facts) && now >= bindAt) void quietly(bindAgain)
  }
  schedulePushPrompt()
}

/** Runs without an error message, because the player did not request it: only the settings show the result. */
const quietly = async (run: () => Promise<void>): Promise<void> => {
  isLooking = true
  await run()
  isLooking = false
  follow() // the member may have changed meanwhile
}

const bindAgain = async (): Promise<void> => {
  const isBound = await bindDevice()
  bindAt = Date.now() + (isBound ? PUSH_RENEW_MS : PUSH_RETRY_MS)
}

const unbindAgain = async (): Promise<void> => {
  if (!(await unbindDevice())) unbindAt = Date.now() + PUSH_RETRY_MS
  else Object.assign(push, { bound: '' })
}

/** Updates the binding at once: the member or the subscription has changed. */
const lookNow = (): void => {
  bindAt = 0
  unbindAt = 0
  follow()
}

const readRows = async (read: DatabaseReader) => {
  const [settings, bound] = await Promise.all([
    read.get('settings', pageState.merchant),
    read.get('vault', 'push'),
  ])
  return {
    settings: settings ? pushSettings(settings) : null,
    bound: bound?.id === 'push' && bound.merchant === pageState.merchant ? bound.member : '',
  }
}

const onSignal = ({ data, ports }: MessageEvent<unknown>): void => {
  const signal = parsePushSignal(data, window.location.origin)
  if (signal?.type === 'push-changed') lookNow()
  if (signal?.type === 'open-route') {
    ports[0]?.postMessage('heard')
    openRoute(signal.to)
  }
}

/**
 * Offers the push opt-in to members and binds the device of those who accept at each start. Removes the binding when
 * the browser no longer allows it (PSH-01, PSH-02, SES-06). Called once per page load; shows no errors.
 */
export const startPush = (): void => {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', onSignal)
  void serviceWorker.ready.then(() => {
    push.isActive = true
    follow()
  })
  subscribeQuery(readRows, (rows) => {
    const isUndone = rows.bound === '' && push.bound !== ''
    Object.assign(push, rows)
    if (rows.bound === '' && canPush()) void clearTokenIfUnbound()
    if (isUndone) lookNow()
    else follow()
  })
  subscribeKey(pageState, 'session', lookNow)
  subscribeKey(overlayState, 'queue', trackPushPrompt)
  subscribe(device, follow) // this includes the return to the page
  subscribeAnnouncement(follow)
}
