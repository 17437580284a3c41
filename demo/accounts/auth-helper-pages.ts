/** How a sign-in with a provider ended, in the words of Firebase's helper pages. */
export interface AuthEvent {
  readonly type: string
  readonly eventId: string | null
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: string | null
  readonly tenantId: null
  readonly error?: { readonly code: string; readonly message?: string }
}

/** Nobody has come back from a redirect. */
const NO_EVENT = { type: 'unknown', error: { code: 'auth/no-auth-event' } } as const

/**
 * What stands in the hidden frame (`/__/auth/iframe`): it tells the page of a redirect that has ended, and passes on what
 * the popup says.
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

/** What the address of a sign-in page has once the person has gone on in it. */
export const CONTINUED = 'continued'

/** Brings the person back to where a redirect began. */
export const wayBack = (address: string): string =>
  `<!doctype html><title>Going back</title><script>location.replace(${asScript(address)})</script>`

interface Asked {
  readonly provider: string
  /** Who the button offers to go on as. */
  readonly name: string
  readonly event: AuthEvent
  /** Where the page goes afterwards when it is no popup. */
  readonly backTo: string
  /** Nobody has to press anything. */
  readonly isAutomatic: boolean
}

/**
 * Where a person says that it is them (`/__/auth/handler`), in a popup or in the page's own place. The popup is closed by
 * whoever opened it, or by its Cancel.
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
