import { notifyUpdateReady } from './update-state'
import { onFirstScreenReady } from '../page/on-first-screen-ready'
import { acquireBuildLock } from './build-lock'
import { endLoads, takeLoads, watchLoads } from '../worker/client/loaded-urls'
import { watchPreloadErrors } from './preload-errors'
import { trustedScriptUrl } from '../page/trusted-types'

const SERVICE_WORKER_URL = '/m/sw.js'
const SCOPE = '/m/'
const FIRST_SCREEN_STEP_MS = 300 // soon after the games, so the app works offline even for a player who leaves then
const INSTALL_AGAIN_MS = 60_000 // the connection may be better by then; doubled after each attempt
const UPDATE_CHECK_INTERVAL_MS = 60_000 // limits the checks of a player who switches apps back and forth

let registration: ServiceWorkerRegistration | undefined
let checkedAt = -Infinity
let installAgainMs = INSTALL_AGAIN_MS
let watched: ServiceWorker | null = null

/**
 * Starts the service worker client. On a first visit it registers the service worker after the first screen is shown,
 * caches what that screen showed, and detects new builds. Does nothing without service workers (plain http, some
 * private modes): the app then works online (OFF-07).
 */
export function startServiceWorker(): void {
  acquireBuildLock()
  watchPreloadErrors(checkForUpdate)
  // The development server has a service worker only if a flag asks for it.
  if (import.meta.env.DEV && !import.meta.env['VITE_SERVICE_WORKER']) return
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', onTakeover)
  addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  // If it is installed already there is little to fetch, and a waiting screen may need the update.
  if (wasControlledAtStart) void register()
  else {
    watchLoads(reportLoads)
    onFirstScreenReady(() => void register(), FIRST_SCREEN_STEP_MS)
  }
}

/** Checks the host for a newer build. Returns true when one is being installed or waits; rejects offline. */
export async function checkForUpdate(): Promise<boolean> {
  // A weak network loses chunks too: without a service worker the screen itself shows the error.
  if (!registration) return false
  const updated = await registration.update()
  checkedAt = Date.now()
  return Boolean(updated.installing ?? updated.waiting)
}

async function register(): Promise<void> {
  const url = trustedScriptUrl(SERVICE_WORKER_URL)
  try {
    // sw.js itself always comes past the HTTP cache. What it imports is named after its content.
    registration = await navigator.serviceWorker.register(url, { scope: SCOPE, updateViaCache: 'imports' })
  } catch (error) {
    // Its script failed to load. Any other error comes from the browser or its mode: the app works without.
    if (error instanceof TypeError) registerLater()
    return
  }
  registration.addEventListener('updatefound', watchInstalling)
  watchInstalling()
  noticeWaiting()
  await navigator.serviceWorker.ready
  if (wasControlledAtStart) registration.active?.postMessage({ type: 'sweep' })
  else reportLoads()
}

/**
 * Makes the service worker cache the files that this page and its worker loaded without it, from the HTTP cache.
 * Until a service worker is active, the URLs are queued.
 */
function reportLoads(): void {
  registration?.active?.postMessage({ type: 'keep', urls: takeLoads() })
}

/**
 * Watches an installation. A build installed while another is in use waits for the player. A failed first one is
 * retried.
 */
function watchInstalling(): void {
  const worker = registration?.installing ?? null
  if (worker === watched) return
  watched = worker
  let before: ServiceWorkerState = 'installing'
  worker?.addEventListener('statechange', () => {
    noticeWaiting()
    if (worker.state === 'redundant' && before === 'installing' && !registration?.active) registerLater()
    before = worker.state
  })
}

/** Retries with growing delays, for as long as the page is open. */
function registerLater(): void {
  setTimeout(() => void register(), installAgainMs)
  installAgainMs *= 2
}

function noticeWaiting(): void {
  const { controller } = navigator.serviceWorker
  const next = registration?.waiting
  // WebKit reports the first installation only after it has taken over: that is not an update.
  if (controller && next?.state === 'installed' && next !== controller) notifyUpdateReady()
}

const wasControlledAtStart = 'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller)
let wasControlled = wasControlledAtStart

function onTakeover(): void {
  // The first installation claims this page. Later ones come from an update: this page's own (it reloads then) or
  // another tab's.
  if (wasControlled) notifyUpdateReady()
  else {
    endLoads()
    reportLoads()
  }
  wasControlled = true
}

/** A home-screen app may stay open for weeks: each return checks, at most once a minute. */
function onReturn(): void {
  if (!registration || document.visibilityState !== 'visible') return
  // Not performance.now(): it may stop while the device sleeps.
  if (Math.abs(Date.now() - checkedAt) < UPDATE_CHECK_INTERVAL_MS) return
  checkedAt = Date.now()
  checkForUpdate().catch(() => undefined) // offline: the next return checks again
}
