import { HOME_PATH, MEMBER_PATH } from '#domain/routing/routes'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY, SESSION_INFO_KEY, STYLE_KEY } from '#domain/storage-keys'
import type { PreviewMessage, PreviewPlace } from './preview-message'

/**
 * The page around the app in one of the studio's phones. It has the app's origin, so it can choose the style, log
 * out, and load the page again where the player is.
 */
const frame = document.createElement('iframe')
frame.title = 'App'
frame.allow = 'clipboard-write; fullscreen'
document.body.append(frame)

const style = new URLSearchParams(window.location.search).get('style')
if (style !== null) window.localStorage.setItem(STYLE_KEY, style)

window.addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
  if (source !== window.parent || !/^http:\/\/127\.0\.0\.1:\d+$/u.test(origin)) return
  if (data.kind === 'reload') frame.contentWindow?.location.reload()
  else if (data.kind === 'network') setNetwork(data.isOnline)
  else show(data)
})
frame.addEventListener('load', follow)
window.setInterval(follow, 500)

let isOnline = true

/** The server cuts the connections; this is what a phone says about itself. */
function setNetwork(online: boolean): void {
  const app = frame.contentWindow
  if (!app || online === isOnline) return
  isOnline = online
  Object.defineProperty(app.navigator, 'onLine', { configurable: true, get: () => online })
  app.dispatchEvent(new Event(online ? 'online' : 'offline'))
  if (online) app.location.reload()
}

/** The page to open once the member's session has begun; the app takes a token on members' pages only. */
let next: string | null = null

function show({ path, language, visitor }: Extract<PreviewMessage, { kind: 'show' }>): void {
  if (visitor.kind === 'guest') {
    window.sessionStorage.clear()
    window.localStorage.removeItem(REMEMBERED_MEMBER_KEY)
    window.localStorage.setItem(AUTO_LOGIN_KEY, '0')
  }
  const wanted = urlOf(path, { language })
  if (!isOnline) {
    openInApp(wanted)
    return
  }
  const hasSession = window.sessionStorage.getItem(SESSION_INFO_KEY) !== null
  if (visitor.kind === 'member' && !hasSession) {
    next = wanted
    frame.src = urlOf(MEMBER_PATH, { language, token: visitor.token })
    return
  }
  next = null
  frame.src = wanted
}

/** Without a network a frame cannot load a page: the service worker serves whole windows only. */
function openInApp(url: string): void {
  const app = frame.contentWindow
  if (!app) return
  app.history.pushState(null, '', url)
  app.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

function urlOf(path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) throw new Error(`Not a path of the app: ${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Called twice a second: the app changes its URL, and begins a session, without a load. */
function follow(): void {
  if (next !== null && window.sessionStorage.getItem(SESSION_INFO_KEY) !== null) {
    frame.src = next
    next = null
  }
  void reportPlace()
}

let reported = ''

async function reportPlace(): Promise<void> {
  const path = shownPath()
  if (path === null) return
  const place: PreviewPlace = { kind: 'place', path, isStored: await usesServiceWorker() }
  const text = JSON.stringify(place)
  if (text === reported) return
  reported = text
  window.parent.postMessage(place, '*')
}

/** A page that has loaded before the service worker was active does not use it: it is loaded once more. */
async function usesServiceWorker(): Promise<boolean> {
  const app = frame.contentWindow
  if (app?.navigator.serviceWorker.controller) return true
  const registration = await navigator.serviceWorker.getRegistration(HOME_PATH)
  if (registration?.active && isOnline && next === null) app?.location.reload()
  return false
}

/** Null for an empty frame, and for the browser's own page about a missing network. */
function shownPath(): string | null {
  try {
    const url = new URL(frame.contentWindow?.location.href ?? '')
    url.searchParams.delete('token')
    return url.protocol === 'about:' ? null : url.pathname + url.search
  } catch {
    return null
  }
}
