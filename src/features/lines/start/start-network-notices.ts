import { NETWORK_TOAST_MS } from '#domain/timing'
import type { DatabaseReader } from '#domain/tables/reader'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { showToast } from '../../../shared/overlays/toasts'

/**
 * A single lost request is ignored. Shorter than the strip's delay: a player who has seen the strip also gets the
 * notice.
 */
const OUT_AFTER_MS = 600
/** A network that fails again at once is ignored too. */
const BACK_AFTER_MS = 1_200

let isUnanswered = false
/** The last state that lasted for longer than a moment. */
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
 * Shows over https that the network is back (SHL-06). The strip and the notice of NET-12 show that it is gone.
 * Called once per page load.
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
