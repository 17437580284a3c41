/** Result of a sign-in with a provider, in the format of Firebase's helper pages. */
export interface AuthEvent {
  readonly type: string
  readonly eventId: string | null
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: string | null
  readonly tenantId: null
  readonly error?: { readonly code: string; readonly message?: string }
}

/** No redirect has returned. */
const NO_EVENT = { type: 'unknown', error: { code: 'auth/no-auth-event' } } as const

/**
 * The document of the hidden frame (`/__/auth/iframe`). It reports a finished redirect to the page and forwards
 * messages from the popup.
 */
export const framePage = (ended: AuthEvent | null): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Helper</title><script>
  const tell = (message) => parent.postMessage(message, '*')
  addEventListener('message', ({ data, source }) => {
    if (source !== parent && data && data.eventType === 'sendAuthEvent')
      tell({ type: 'authEvent', authEvent: data.authEvent })
  })
  tell({ type: 'ready' })
  tell({ type: 'authEvent', authEvent: ${asScript(ended ?? NO_EVENT)} })
</script></html>`

/** In the URL of a sign-in page once the user has continued. */
export const CONTINUED = 'continued'

/** Returns the user to the page that started a redirect. */
export const wayBack = (url: string): string =>
  `<!doctype html><title>Going back</title><script>location.replace(${asScript(url)})</script>`

interface Asked {
  readonly provider: string
  /** The account that the button offers. */
  readonly name: string
  readonly event: AuthEvent
  /** URL to open afterwards, when the page is not a popup. */
  readonly backTo: string
  /** True if no button press is needed. */
  readonly isAutomatic: boolean
}

/**
 * The sign-in page (`/__/auth/handler`), in a popup or in the page's own tab. The popup is closed by its opener or by
 * its Cancel button.
 */
export const signInPage = ({ provider, name, event, backTo, isAutomatic }: Asked): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sign in with ${asText(provider)}</title>
<h1>Sign in with ${asText(provider)}</h1>
<button id="continue">Continue as ${asText(name)}</button>
<button id="cancel">Cancel</button>
<script>
  const authEvent = ${asScript(event)}
  const goOn = () => {
    if (!opener) location.assign(location.href + '&${CONTINUED}=1')
    else
      for (let index = 0; index < opener.frames.length; index += 1)
        opener.frames[index].postMessage({ eventType: 'sendAuthEvent', authEvent }, '*')
  }
  document.getElementById('continue').onclick = goOn
  document.getElementById('cancel').onclick = () => (opener ? window.close() : location.assign(${asScript(backTo)}))
  if (${String(isAutomatic)}) goOn()
</script></html>`

const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const asText = (text: string): string =>
  text.replace(/[<>&"]/g, (letter) => `&#${String(letter.charCodeAt(0))};`)
