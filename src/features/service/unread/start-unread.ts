import { subscribe } from 'valtio/vanilla'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'

/**
 * Shows the badge of unread messages on the bar's chat while a member is logged in (CSV-03). Guests fetch none of
 * its code.
 */
export const startUnread = (): void => {
  let state: 'none' | 'loading' | 'there' = 'none'
  const follow = async (): Promise<void> => {
    if (state !== 'none' || !currentMember()) return
    state = 'loading'
    try {
      ;(await import('./mount-unread-badge')).openUnread()
      state = 'there'
    } catch {
      state = 'none'
    }
  }
  subscribe(pageState, () => void follow())
  window.addEventListener('online', () => void follow()) // retries if its chunk failed to load before
  void follow()
}
