import { proxy } from 'valtio'
import { PUSH_ASKED_KEY, PUSH_CHOICE_KEY } from '#domain/push/push-constants'
import type { PushSettings } from '#domain/contract/accounts/identity-settings'
import { isOfficialApp } from '#domain/install/official-app'
import { parsePushChoice, type PushChoice, type PushFacts } from '#domain/push/push-opt-in'
import { readStorage, writeStorage } from '../../storage/storage-area'
import { device } from '../../page/device'
import { pageState } from '../../page/page-state'
import { isIosDevice } from '../../install/is-installed-app'

interface PushPage {
  settings: PushSettings | null
  /** The member the device is bound to, as stored in the vault; '' for none. */
  bound: string
  /** True while a service worker is running: without one no notification can be shown. */
  isActive: boolean
  permission: NotificationPermission
  choice: PushChoice
  /** True once the open prompt has been on the screen; false if its chunks did not load. */
  isDrawn: boolean
  /** True while a change that the player made is in progress. */
  isBusy: boolean
  /** True if the last change the player made did not work. */
  hasFailed: boolean
}

/** State of push notifications on this device. */
export const push = proxy<PushPage>({
  settings: null,
  bound: '',
  isActive: false,
  permission: 'default',
  choice: '',
  isDrawn: false,
  isBusy: false,
  hasFailed: false,
})

/** True if this browser supports push. Without a database the binding and the SDK's token could not be saved. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  !isOfficialApp(navigator.userAgent) &&
  (!isIosDevice() || device.isStandalone) &&
  pageState.storage === 'database'

export const pushFacts = (): PushFacts => ({
  settings: push.settings,
  member: pageState.session,
  isSupported: push.isActive && canPush(),
  permission: push.permission,
  choice: push.choice,
  bound: push.bound,
})

/** Reads the current state from the browser and from storage that another tab may have changed. */
export const readPushDevice = (): void => {
  if (!canPush()) return
  push.permission = Notification.permission
  push.choice = parsePushChoice(readStorage('local', PUSH_CHOICE_KEY))
}

/**
 * Saves the choice for good on this device: it outlives the session and applies to the next member too
 * (docs/push.md).
 */
export const setPushChoice = (choice: PushChoice): void => {
  writeStorage('local', PUSH_CHOICE_KEY, choice)
  push.choice = choice
}

/** Records that the prompt has been on the screen: it does not open again in this session. */
export const markPushPromptShown = (): void => {
  writeStorage('session', PUSH_ASKED_KEY, '1')
  push.isDrawn = true
}
