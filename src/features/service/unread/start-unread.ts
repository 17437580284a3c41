import { subscribe } from 'valtio/vanilla'
import { pageState } from '../../../shared/page/page-state'
import { currentMember } from '../../../shared/session/session-state'

/** Has the badge of unread messages on the bar's chat from when somebody is logged in (CSV-03); a guest fetches nothing of it. */
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
  window.addEventListener('online', () => void follow()) // where its code did not come before
  void follow()
}
