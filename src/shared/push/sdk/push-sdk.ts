import { initializeApp } from 'firebase/app'
import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import type { PushSettings } from '#domain/contract/accounts/identity-settings'

/**
 * Subscribes this device at the browser's push service and registers it with the provider. Only this module knows the
 * messaging SDK, in its own chunk. The service worker registration is always ours: the SDK's default looks for a
 * worker at the root. Rejects if the browser or the provider refuses.
 */
export const registerDevice = async (
  { vapidKey, ...options }: PushSettings,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> => {
  // Checked here: the SDK's own check would throw where nothing catches it.
  if (!(await isSupported())) throw new Error('No messaging in this browser')
  await dropOther(vapidKey, serviceWorkerRegistration)
  // A separate app: the identity provider's app has other settings.
  const app = initializeApp(options, `push ${options.appId}`)
  // oxlint-disable-next-line typescript/no-deprecated -- the gateway takes this token only (S7)
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}

/**
 * Removes a subscription made with an older key of the merchant: the SDK would reuse it, and no message would
 * arrive.
 */
const dropOther = async (vapidKey: string, { pushManager }: ServiceWorkerRegistration): Promise<void> => {
  const subscription = await pushManager.getSubscription()
  const key = subscription?.options.applicationServerKey
  if (key && plain(btoa(String.fromCharCode(...new Uint8Array(key)))) !== plain(vapidKey))
    await subscription.unsubscribe()
}

/** Returns base64 in the URL alphabet, without padding. */
const plain = (base64: string): string =>
  base64.replace(/\+/gu, '-').replace(/\//gu, '_').replace(/[=]+$/u, '')
