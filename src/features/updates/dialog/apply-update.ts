import { CAPTCHA_FRAME_PATH } from '#domain/captcha/captcha-hosts'
import { saveTypedInput } from './typed-input'

const LOOK_AGAIN_MS = 2_000
const TAKEOVER_TIMEOUT_MS = 10_000 // nobody waits longer; a reload then does what it can

let hasAsked = false

/**
 * Moves this page to the newer build: the waiting service worker is told, and the page reloads once, when it has
 * taken over. Other tabs keep their build until they are told too.
 */
export const applyUpdate = async (): Promise<void> => {
  if (hasAsked) return
  hasAsked = true
  const registration = await registrationHere()
  const next = registration?.waiting ?? registration?.installing
  if (!next) {
    reloadOnce() // there is no service worker, or another tab has let the new build take over already
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadOnce)
  next.postMessage({ type: 'skip-waiting' })
  setInterval(nudge, LOOK_AGAIN_MS)
  setTimeout(reloadOnce, TAKEOVER_TIMEOUT_MS)
}

/**
 * Chromium lets the new one take over when the old one rests, and looks once: an old one that is asked for something
 * in that moment stays for another half minute, and a reload meanwhile may never be answered. It looks again
 * whenever a document of the scope is asked for.
 */
const nudge = (): void => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = CAPTCHA_FRAME_PATH // the one document of ours that may stand in a frame
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
