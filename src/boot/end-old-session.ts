import { hasLoggedOutSince } from '#domain/session/session-info'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../shared/storage/storage-area'

const isOver = (): boolean =>
  hasLoggedOutSince(readStorage('session', SESSION_INFO_KEY), readStorage('local', LOGGED_OUT_KEY))

/**
 * Ends the session of this tab if the player has logged out in another one while this was discarded or in the
 * back-forward cache: no message could reach it (SES-08).
 */
export const endOldSession = (): void => {
  if (isOver()) writeStorage('session', SESSION_INFO_KEY, '')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOver()) location.reload()
  })
}
