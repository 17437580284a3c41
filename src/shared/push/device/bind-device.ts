import { PUSH_TIMEOUT_MS, PUSH_TOKEN_KEY } from '#domain/push/push-constants'
import { isPushWanted } from '#domain/push/push-opt-in'
import type { PushSettings } from '#domain/contract/accounts/identity-settings'
import { SCOPE } from '#domain/routing/app-path'
import { readStorage, writeStorage } from '../../storage/storage-area'
import { pageState } from '../../page/page-state'
import { currentReader } from '../../worker/query/page-tables'
import { withTimeout } from '#domain/with-timeout'
import { clearPushRegistration } from './clear-push-registration'
import { pushFacts, readPushDevice } from './push-state'
import { commands } from '../../worker/client/commands'

const LOCK = 'mc-push'

/** Only one tab at a time registers or unregisters, if the browser has locks: the device has one registration. */
const inTurn = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, run) : run()

/**
 * Registers this device and binds it to the current member (PSH-02). If it is bound already, checks that this still
 * holds, because browsers drop subscriptions. The gateway is notified through the outbox.
 * @returns true if it is bound now
 */
export const bindDevice = (): Promise<boolean> =>
  inTurn(async () => {
    const { settings, member } = pushFacts()
    if (!settings || !member) return false
    const token = await registeredWithin(settings)
    // Registering takes seconds: meanwhile the player may have logged out, or switched push off in any tab.
    readPushDevice()
    const isStillWanted = pageState.session?.id === member.id && isPushWanted(pushFacts())
    const isBound = token !== null && isStillWanted && (await bind(token))
    if (isBound && pageState.session?.id !== member.id) {
      await unbindDevice() // the member has logged out meanwhile
      return false
    }
    if (!isBound) await forgetUnlessBound()
    return isBound
  }).catch(() => false)

/**
 * Unbinds this device, so that the gateway sends nothing here any more; without a network, as soon as there is one.
 * Local data is removed after that.
 */
export const unbindDevice = async (): Promise<boolean> => {
  const isUnbound = (await commands.unbindPush()).ok
  // The gateway may still send, but nothing arrives on this device.
  if (!isUnbound) await clearPushRegistration().catch(() => undefined)
  return isUnbound
}

/** Called when no member is bound any more, in this tab or another. */
export const clearTokenIfUnbound = async (): Promise<void> => {
  if (readStorage('local', PUSH_TOKEN_KEY)) await inTurn(forgetUnlessBound).catch(() => undefined)
}

const bind = async (registrationToken: string): Promise<boolean> => {
  writeStorage('local', PUSH_TOKEN_KEY, registrationToken)
  return (await commands.bindPush(registrationToken)).ok
}

/**
 * Returns the token, or null on a failure or timeout. A token that arrives after the timeout is removed unless the
 * device is bound by then.
 */
const registeredWithin = async (settings: PushSettings): Promise<string | null> => {
  const registering = register(settings).catch(() => null)
  const token = await withTimeout<string | null | undefined>(PUSH_TIMEOUT_MS, registering, undefined)
  if (token === undefined) void registering.then(() => inTurn(forgetUnlessBound)).catch(() => undefined)
  return token ?? null
}

const register = async (settings: PushSettings): Promise<string> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (!registration?.active) throw new Error('No service worker')
  const { registerDevice } = await import('../sdk/push-sdk')
  const token = await registerDevice(settings, registration)
  cacheManifest(registration.active)
  return token
}

/**
 * Caches the web-app manifest: a notification without text uses its name and icon, and not every browser fetches it.
 */
const cacheManifest = (worker: ServiceWorker): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link) worker.postMessage({ type: 'keep', urls: [link.href] })
}

const forgetUnlessBound = async (): Promise<void> => {
  const bound = await currentReader().get('vault', 'push')
  if (!bound) await clearPushRegistration()
}
