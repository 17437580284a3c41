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
  /** Whom the device is bound to, as the vault has it; '' for nobody. */
  bound: string
  /** A service worker runs: without one nothing can be shown. */
  isActive: boolean
  permission: NotificationPermission
  choice: PushChoice
  /** The question that is open has been seen; one whose parts did not come has not. */
  isDrawn: boolean
  /** The player has asked for a change that is under way. */
  isBusy: boolean
  /** True if the last change the player made did not work. */
  hasFailed: boolean
}

/** Push on this device, as the page knows it. */
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

/** Where there is no database the binding would be forgotten, and the SDK could not keep its token either. */
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

/** The question is on the screen: that was it for this session. */
export const markPushPromptShown = (): void => {
  writeStorage('session', PUSH_ASKED_KEY, '1')
  push.isDrawn = true
}
