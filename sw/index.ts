/// <reference lib="webworker" />
import { parsePageMessage } from './page-messages'
import { handleNavigation, installedDocument, isNavigation } from './navigation'
import { matchAnyPrecache, installPrecache } from './precache'
import { focusOrOpenRoute, showPushNotification, notifyPushSubscriptionChange } from './push'
import { handleRuntimeRequest, cacheShownUrls } from './runtime-caches'
import { deleteSnapshot, saveSnapshot, deleteOldSnapshots } from './snapshot'
import { cleanupOutdatedPrecaches } from './cleanup-precaches'

/**
 * The service worker: it opens the shell without a network and keeps what pictures and late
 * chunks a player has met. Data is not its business: no API answer passes through it, save
 * the web-app manifest (OFF-07, INS-07). Keep this file a list of events.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installPrecache()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), cleanupOutdatedPrecaches(), deleteOldSnapshots()]))
})

self.addEventListener('fetch', (event) => {
  const answer = isNavigation(event.request)
    ? handleNavigation(event)
    : handleRuntimeRequest(event, matchAnyPrecache)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data)
  // A new build waits until the player says so: an update never interrupts.
  if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting())
  if (message?.type === 'sweep') event.waitUntil(cleanupOutdatedPrecaches())
  // Of a page that is not controlled: asked for before this worker was active, come after it had claimed all.
  if (message?.type === 'keep')
    event.waitUntil(
      Promise.all([self.clients.claim(), cacheShownUrls(event, message.urls, matchAnyPrecache)]),
    )
  if (message?.type === 'snapshot') event.waitUntil(saveSnapshot(message, installedDocument))
  if (message?.type === 'drop-snapshot') event.waitUntil(deleteSnapshot())
})

self.addEventListener('push', (event) => event.waitUntil(showPushNotification(event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(focusOrOpenRoute(event.notification)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(notifyPushSubscriptionChange()))
