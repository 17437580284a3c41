import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY, STYLE_KEY } from '#domain/storage-keys'
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

window.addEventListener('message', ({ source, data }: MessageEvent<PreviewMessage>) => {
  if (source !== window.parent) return
  if (data.kind === 'reload') frame.contentWindow?.location.reload()
  else show(data)
})
frame.addEventListener('load', reportPlace)
window.setInterval(reportPlace, 500) // the app changes its URL without a load

function show({ path, language, token }: Extract<PreviewMessage, { kind: 'show' }>): void {
  if (token === null) {
    window.sessionStorage.clear()
    window.localStorage.removeItem(REMEMBERED_MEMBER_KEY)
    window.localStorage.setItem(AUTO_LOGIN_KEY, '0')
  }
  const url = new URL(path, window.location.origin)
  url.searchParams.set('language', language)
  if (token !== null) url.searchParams.set('token', token)
  frame.src = url.href
}

let reported = ''

function reportPlace(): void {
  const path = shownPath()
  if (path === null || path === reported) return
  reported = path
  const place: PreviewPlace = { kind: 'place', path }
  window.parent.postMessage(place, '*')
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
