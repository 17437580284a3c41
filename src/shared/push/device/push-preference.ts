import { bindDevice, unbindDevice } from './bind-device'
import { push, pushFacts, readPushDevice, setPushChoice } from './push-state'

/**
 * Enables push notifications. Call it during a tap: the browser asks for permission only then.
 * @returns the browser's permission; if it was granted and the device could not be bound, `push.hasFailed` is true
 */
export const enablePush = async (): Promise<NotificationPermission> => {
  Object.assign(push, { isBusy: true, hasFailed: false })
  try {
    const permission = await Notification.requestPermission()
    if (permission === 'granted') {
      setPushChoice('')
      push.hasFailed = !(await bindDevice())
    }
    return permission
  } finally {
    readPushDevice()
    push.isBusy = false
  }
}

/** Disables push notifications. If that fails now, it is retried when the player returns. */
export const disablePush = async (): Promise<void> => {
  Object.assign(push, { isBusy: true, hasFailed: false })
  setPushChoice('off')
  if (pushFacts().bound !== '') await unbindDevice()
  push.isBusy = false
}
