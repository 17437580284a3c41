import { bindDevice, unbindDevice } from './bind-device'
import { push, pushFacts, readPushDevice, setPushChoice } from './push-state'

/**
 * The player wants to be told things. To be called in their tap: the browser asks only then.
 * @returns what the browser has answered; where it was yes and the device could not be bound, `push.hasFailed` says so
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

/** The player does not want to be told things any more. What does not work out now is tried again when they return. */
export const disablePush = async (): Promise<void> => {
  Object.assign(push, { isBusy: true, hasFailed: false })
  setPushChoice('off')
  if (pushFacts().bound !== '') await unbindDevice()
  push.isBusy = false
}
