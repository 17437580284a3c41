import { subscribe } from 'valtio/vanilla'
import { pageState } from '../../shared/page/page-state'
import { setIconBadge } from '../../shared/page/icon-badge'
import { currentMember } from '../../shared/session/session-state'

/**
 * Shows the badges of the bar while a member is logged in: unread messages (CSV-03) and rewards to claim. Guests fetch
 * none of their code.
 */
export const startBadges = (): void => {
  let state: 'none' | 'loading' | 'there' = 'none'
  const follow = async (): Promise<void> => {
    if (state !== 'none' || !currentMember()) return
    state = 'loading'
    try {
      ;(await import('./mount-badges')).mountBadges()
      state = 'there'
    } catch {
      state = 'none'
    }
  }
  subscribe(pageState, () => void follow())
  window.addEventListener('online', () => void follow()) // retries if its chunk failed to load before
  if (!currentMember()) setIconBadge(0) // of a member whose session has ended meanwhile
  void follow()
}
