import { CAPTCHA_FRAME_PATH } from '#domain/captcha/captcha-hosts'
import { saveTypedInput } from './typed-input'

const LOOK_AGAIN_MS = 2_000
const TAKEOVER_TIMEOUT_MS = 10_000 // the maximum wait; after it the page reloads in any case

let hasAsked = false

/**
 * Switches this page to the newer build: sends a message to the waiting service worker, and reloads once when it has
 * taken over. Other tabs keep their build until the player updates them too.
 */
export const applyUpdate = async (): Promise<void> => {
  if (hasAsked) return
  hasAsked = true
  const registration = await registrationHere()
  const next = registration?.waiting ?? registration?.installing
  if (!next) {
    reloadOnce() // there is no service worker, or another tab has already activated the new build
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce)
  next.postMessage({ type: 'skip-waiting' })
  setInterval(nudge, LOOK_AGAIN_MS)
  setTimeout(reloadOnce, TAKEOVER_TIMEOUT_MS)
}

/**
 * Chromium activates the new service worker when the old one is idle, and checks only once. If the old one is
 * handling a request at that moment, it stays for another half minute. A reload meanwhile may never get a response.
 * Chromium checks again whenever a document of the scope is requested.
 */
const nudge = (): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = CAPTCHA_FRAME_PATH // our only document that may be framed
  document.body.append(frame)
}

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.getRegistration()
  } catch {
    return undefined
  }
}

let hasReloaded = false

const reloadOnce = (): void => {
  if (hasReloaded) return
  hasReloaded = true
  saveTypedInput()
  window.location.reload()
}
