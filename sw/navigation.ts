import { GAME_BACK_PATH } from '#domain/games/game-back-constants'
import { HOME_PATH } from '#domain/routing/routes'
import { isAppPath, SCOPE } from '#domain/routing/app-path'
import { cachedOrNone } from './cached-or-none'
import { installedDocument } from './precache'
import { findSnapshot } from './snapshot'

const DOCUMENT_URL = `${SCOPE}index.html`

/**
 * True if a request opens a page of the app: any path under /m/, except files (a frame's own document, config.json)
 * and pages shown inside a frame.
 */
export function isNavigation(request: Request): boolean {
  if (request.mode !== 'navigate' || request.destination !== 'document') return false
  const url = new URL(request.url)
  return url.origin === location.origin && isAppPath(url.pathname)
}

/**
 * Returns this build's document at once, without the network (OFF-02). For home it contains the last screen. The back
 * page of a game redirects to home when opened directly (docs/decisions/back-from-a-framed-game.md).
 */
export async function handleNavigation({ request }: Pick<FetchEvent, 'request'>): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === GAME_BACK_PATH) return Response.redirect(new URL(HOME_PATH, url).href)
  return (await findSnapshot(url)) ?? (await cachedOrNone(installedDocument())) ?? fetch(DOCUMENT_URL)
}
