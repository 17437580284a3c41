import { NETWORK_TOAST_MS } from '#domain/timing'
import type { DatabaseReader } from '#domain/tables/reader'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { showToast } from '../../../shared/overlays/toasts'

/** A single lost request is no news. Shorter than the strip takes to come: whoever has seen it is told that it is over. */
const OUT_AFTER_MS = 600
/** And neither is a network that goes again at once. */
const BACK_AFTER_MS = 1_200

let isUnanswered = false
/** What was last known for longer than a moment. */
let isOut = false
let timer: ReturnType<typeof setTimeout> | undefined

const readUnanswered = async (read: DatabaseReader): Promise<boolean> =>
  (await read.get('connection', 'gateway'))?.state === 'offline'

const follow = (): void => {
  const isOutNow = isUnanswered || !navigator.onLine
  clearTimeout(timer)
  if (isOutNow !== isOut) timer = setTimeout(() => settle(isOutNow), isOutNow ? OUT_AFTER_MS : BACK_AFTER_MS)
}

const settle = (isOutNow: boolean): void => {
  isOut = isOutNow
  if (!isOut) showToast({ key: 'strip.online', tone: 'success', lifeMs: NETWORK_TOAST_MS })
}

/**
 * Says over https that the network is back (SHL-06); that it has gone is said by the strip and by the notice of NET-12.
 * Once in the life of a page.
 */
export const startNetworkNotices = (): void => {
  if (!window.isSecureContext) return
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  subscribeQuery(readUnanswered, (next) => {
    isUnanswered = next
    follow()
  })
}
