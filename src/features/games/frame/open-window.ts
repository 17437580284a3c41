import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { safeGameUrl } from '#domain/routing/safe-url'
import type { FetchGameUrl } from '../../../shared/games/launch/use-launch'

/** `blocked`: the browser did not allow a new window. */
export type OpenWindowResult = Result<'opened' | 'closed', AppError | { readonly kind: 'blocked' }>

/**
 * Opens a game in its own window (GAM-06). iOS allows a new window only during the tap. So a blank one opens at once
 * and gets its URL with the worker's response. Call it directly in the tap handler.
 * @param waiting title of the blank window until then
 */
export const openGameWindow = (ask: FetchGameUrl, waiting: string): Promise<OpenWindowResult> => {
  const opened = window.open('', '_blank')
  if (!opened) return Promise.resolve(err({ kind: 'blocked' }))
  opened.opener = null // the game must not access our window
  opened.document.title = waiting
  opened.document.body.textContent = waiting
  return ask({ inNewWindow: true }).then((result) => lead(opened, result))
}

const lead = (opened: Window, result: Result<{ readonly gameUrl: string }, AppError>): OpenWindowResult => {
  if (opened.closed) return ok('closed')
  const url = result.ok ? safeGameUrl(result.value.gameUrl, window.location.origin) : null
  if (url === null) {
    opened.close()
    return result.ok ? err({ kind: 'unsafe-url' }) : result
  }
  opened.location.replace(url)
  return ok('opened')
}
