import type { PushPageMessage } from '#domain/push/push-page-messages'
import { manifestBranding, pushMessage, pushRoute } from '#domain/push/push-message'
import { WEB_APP_MANIFEST_ENDPOINT } from '#domain/install/web-app-manifest'
import { MANIFEST_CACHE } from './cache-names'
import { listWindowClients } from './window-clients'

declare const self: ServiceWorkerGlobalScope

type Pushed = Pick<PushMessageData, 'json'>

const RESPONSE_TIMEOUT_MS = 1_000
const MAX_ATTEMPTS = 10 // a page that has just opened cannot respond before its lazy chunk is loaded

/**
 * Always shows a notification, whatever the push contains. After a push without one the browser may cancel the
 * subscription (PSH-03).
 */
export async function showPushNotification(data: Pushed | null): Promise<void> {
  const { title, body, image, tag, to } = pushMessage(payloadOf(data), location.origin)
  const { name, icon } = manifestBranding(await cachedManifest(), location.origin)
  await self.registration.showNotification(title || name || location.hostname, {
    body,
    tag,
    data: to,
    ...(icon && { icon }),
    ...(image && { image }),
  })
}

/** Opens the page that the notification is about: in the open app without a reload, else in a new one. */
export async function focusOrOpenRoute(notification: Pick<Notification, 'close' | 'data'>): Promise<void> {
  notification.close()
  const to = pushRoute(notification.data, location.origin)
  const [page] = await listWindowClients()
  if (!page) {
    await self.clients.openWindow(to)
    return
  }
  await page.focus().catch(() => undefined) // focus may not be allowed: navigate anyway
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await isAnswered(page, { type: 'open-route', to })) return
  }
  // The page has no push support, as in an earlier build.
  await self.clients.claim() // `navigate` rejects for a page that this service worker does not control
  if ('navigate' in page) await page.navigate(to).catch(() => undefined)
}

/** Makes the open pages bind the device again. Without an open page the next start does it. */
export async function notifyPushSubscriptionChange(): Promise<void> {
  for (const page of await listWindowClients())
    page.postMessage({ type: 'push-changed' } satisfies PushPageMessage)
}

const isAnswered = (page: WindowClient, signal: PushPageMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const finish = (isDone: boolean): void => {
      clearTimeout(timer)
      port1.close()
      resolve(isDone)
    }
    const timer = setTimeout(() => finish(false), RESPONSE_TIMEOUT_MS)
    port1.onmessage = () => finish(true)
    page.postMessage(signal, [port2])
  })

function payloadOf(data: Pushed | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Returns the cached web-app manifest: a service worker has no other source of the merchant's name and icon. */
async function cachedManifest(): Promise<unknown> {
  const cached = await caches
    .match(WEB_APP_MANIFEST_ENDPOINT, { cacheName: MANIFEST_CACHE })
    .catch(() => undefined)
  return cached?.json().catch(() => undefined)
}
