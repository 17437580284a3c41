import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { UnreadBadge } from './unread-badge'

/** Renders the badge in a separate React root, outside the code of the first screen. */
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
