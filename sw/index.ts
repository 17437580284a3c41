/// <reference lib="webworker" />
import { answerNavigations } from './answer-navigations'
import { parsePageMessage } from './page-messages'
import { handleNavigation, isNavigation } from './navigation'
import { installedDocument, installPrecache } from './precache'
import { focusOrOpenRoute, showPushNotification, notifyPushSubscriptionChange } from './push'
import { refreshPolicy } from './refresh-policy'
import { handleRuntimeRequest, cacheShownUrls } from './runtime-caches'
import { deleteSnapshot, saveSnapshot, deleteOldSnapshots } from './snapshot'
import { cleanupOutdatedPrecaches, sweepPrecaches } from './cleanup-precaches'

/**
 * The service worker: it opens the shell without a network and caches the images and lazy chunks that a player has
 * seen. Data never passes through it, except for the web-app manifest (OFF-07, INS-07). Keep this file a list of
 * events.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([installPrecache(), answerNavigations(event)])),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), cleanupOutdatedPrecaches(), deleteOldSnapshots()]))
})

self.addEventListener('fetch', (event) => {
  const answer = isNavigation(event.request) ? handleNavigation(event) : handleRuntimeRequest(event)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data)
  // A new build waits until the player accepts it: an update never interrupts.
  if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting())
  if (message?.type === 'sweep') event.waitUntil(Promise.all([sweepPrecaches(), refreshPolicy()]))
  // From an uncontrolled page: it was requested before this worker was active and loaded after `clients.claim`.
  if (message?.type === 'keep')
    event.waitUntil(Promise.all([self.clients.claim(), cacheShownUrls(event, message.urls)]))
  if (message?.type === 'snapshot') event.waitUntil(saveSnapshot(message, installedDocument))
  if (message?.type === 'drop-snapshot') event.waitUntil(deleteSnapshot())
})

self.addEventListener('push', (event) => event.waitUntil(showPushNotification(event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(focusOrOpenRoute(event.notification)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(notifyPushSubscriptionChange()))
