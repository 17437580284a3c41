import { subscribeKey } from 'valtio/utils'
import { toasts } from '../../shared/overlays/toasts'
import { vibrate } from '../../shared/page/vibration'

/** Lets the device pulse with each toast of a success, such as a claimed reward or a new favourite. Call once per page. */
export const startVibration = (): void => {
  let lastId = 0
  subscribeKey(toasts, 'items', (items) => {
    const fresh = items.filter(({ id }) => id > lastId)
    lastId = Math.max(lastId, ...items.map(({ id }) => id))
    if (fresh.some(({ tone, key }) => tone === 'success' || key === 'favourite.added')) vibrate()
  })
}
