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
  // Asked here: the SDK would ask as well, and throw its answer at nobody.
  if (!(await isSupported())) throw new Error('No messaging in this browser')
  await dropOther(vapidKey, serviceWorkerRegistration)
  // Apart from the app of the identity provider, which has other settings.
  const app = initializeApp(options, `push ${options.appId}`)
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}

/** A subscription under a key that the merchant has changed since: the SDK would take it, and nothing would arrive. */
const dropOther = async (vapidKey: string, { pushManager }: ServiceWorkerRegistration): Promise<void> => {
  const subscription = await pushManager.getSubscription()
  const key = subscription?.options.applicationServerKey
  if (key && plain(btoa(String.fromCharCode(...new Uint8Array(key)))) !== plain(vapidKey))
    await subscription.unsubscribe()
}

/** Base64 of either alphabet, with its end or without. */
const plain = (base64: string): string =>
  base64.replace(/\+/gu, '-').replace(/\//gu, '_').replace(/[=]+$/u, '')
