import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { UnreadBadge } from './unread-badge'

/** Draws the badge in a root of its own: the first screen knows nothing of it. */
export const openUnread = (): void => {
  createRoot(document.createElement('div')).render(
    <StrictMode>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <UnreadBadge />
        </Suspense>
      </ReactErrorBoundary>
    </StrictMode>,
  )
}
