/// <reference lib="webworker" />
import { parseMessage } from './messages'
import { answerNavigation, installedDocument, isNavigation } from './navigation'
import { findPrecached, installPrecache } from './precache'
import { openRoute, showPush, tellPushChange } from './push'
import { answerAtRunTime, keepShown } from './runtime-caches'
import { dropSnapshot, keepSnapshot, sweepSnapshots } from './snapshot'
import { sweepPrecaches } from './sweep'

/**
 * The service worker: it opens the shell without a network and keeps what pictures and late
 * chunks a player has met. Data is not its business: no API answer passes through it, save
 * the web-app manifest (OFF-07, INS-07). Keep this file a list of events.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installPrecache()))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), sweepPrecaches(), sweepSnapshots()]))
})

self.addEventListener('fetch', (event) => {
  const answer = isNavigation(event.request) ? answerNavigation(event) : answerAtRunTime(event, findPrecached)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data)
  // A new build waits until the player says so: an update never interrupts.
  if (message?.type === 'skip-waiting') event.waitUntil(self.skipWaiting())
  if (message?.type === 'sweep') event.waitUntil(sweepPrecaches())
  // Of a page that is not controlled: asked for before this worker was active, come after it had claimed all.
  if (message?.type === 'keep')
    event.waitUntil(Promise.all([self.clients.claim(), keepShown(event, message.urls, findPrecached)]))
  if (message?.type === 'snapshot') event.waitUntil(keepSnapshot(message, installedDocument))
  if (message?.type === 'drop-snapshot') event.waitUntil(dropSnapshot())
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openRoute(event.notification)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellPushChange()))
