import { isAppPath, SCOPE } from '#domain/rules/app-path'
import { currentPrecached } from './precache'
import { findSnapshot } from './snapshot'

const DOCUMENT_URL = `${SCOPE}index.html`

/**
 * Whether a request opens a page of the app: any path under /m/, except files (a frame's own
 * document, config.json) and what is shown inside a frame.
 */
export function isNavigation(request: Request): boolean {
  if (request.mode !== 'navigate' || request.destination !== 'document') return false
  const url = new URL(request.url)
  return url.origin === location.origin && isAppPath(url.pathname)
}

/** The document of this build at once, whatever the network does (OFF-02); home with its last screen in it. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  return (
    (await findSnapshot(new URL(event.request.url))) ?? (await installedDocument()) ?? fetch(DOCUMENT_URL)
  )
}

/** The document of this build as it was installed. */
export const installedDocument = (): Promise<Response | undefined> => currentPrecached(DOCUMENT_URL)
