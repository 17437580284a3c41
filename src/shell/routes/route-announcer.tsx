import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeAnnouncement } from '../../shared/routing/use-page'

/** Announces each new page to screen readers. */
export const RouteAnnouncer = () => {
  const text = useSyncExternalStore(subscribeAnnouncement, currentAnnouncement, currentAnnouncement)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  )
}
