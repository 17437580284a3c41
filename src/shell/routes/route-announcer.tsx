import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeAnnouncement } from '../../shared/routing/use-page'

/** Says the name of each new page to those who do not see it change. */
export const RouteAnnouncer = () => {
  const text = useSyncExternalStore(subscribeAnnouncement, currentAnnouncement)
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  )
}
