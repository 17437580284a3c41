import { hasLoggedOutSince } from '#domain/session/last-logout'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../shared/storage/storage-area'

const isOver = (): boolean =>
  hasLoggedOutSince(readStorage('session', SESSION_INFO_KEY), readStorage('local', LOGGED_OUT_KEY))

/**
 * Ends the session of this tab if the player has logged out in another one meanwhile (SES-08). A tab that is discarded,
 * or in the back-forward cache, gets no message.
 */
export const endOldSession = (): void => {
  if (isOver()) writeStorage('session', SESSION_INFO_KEY, '')
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isOver()) return
    writeStorage('session', SESSION_INFO_KEY, '') // the page starts another worker before it is gone
    location.reload()
  })
}
