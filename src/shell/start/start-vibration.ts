import { subscribeKey } from 'valtio/utils'
import { toasts } from '../../shared/overlays/toasts'
import { vibrate } from '../../shared/page/vibration'

/** Lets the device pulse when a game becomes a favourite, which its toast says. Call once per page. */
export const startVibration = (): void => {
  let lastId = 0
  subscribeKey(toasts, 'items', (items) => {
    const fresh = items.filter(({ id }) => id > lastId)
    lastId = Math.max(lastId, ...items.map(({ id }) => id))
    if (fresh.some(({ key }) => key === 'favourite.added')) vibrate()
  })
}
