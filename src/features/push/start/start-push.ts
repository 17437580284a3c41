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

/** When the binding is looked after next, and when one that could not be undone is tried again; epoch ms. */
let bindAt = 0
let unbindAt = 0
/** Something is under way that the next look waits for. */
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

/** Nobody has asked for it now: whether it works out shows in the settings only. */
const quietly = async (run: () => Promise<void>): Promise<void> => {
  isLooking = true
  await run()
  isLooking = false
  follow() // somebody may have come or gone meanwhile
}

const bindAgain = async (): Promise<void> => {
  const isBound = await bindDevice()
  bindAt = Date.now() + (isBound ? PUSH_RENEW_MS : PUSH_RETRY_MS)
}

const unbindAgain = async (): Promise<void> => {
  if (!(await unbindDevice())) unbindAt = Date.now() + PUSH_RETRY_MS
  else Object.assign(push, { bound: '' })
}

/** Somebody else, or another subscription. */
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
 * Asks a member whether they want to be told things, binds the device of one who does at each start, and undoes that when
 * the browser does not let it be any more (PSH-01, PSH-02, SES-06). Once in the life of a page; quiet in all it does.
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
  subscribe(device, follow) // among others the return to the page
  subscribeAnnouncement(follow)
}
