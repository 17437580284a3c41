import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { UnreadBadge } from '../../features/service/unread/unread-badge'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { ClaimBadge } from './claim-badge'

/** Renders the badges in a separate React root, outside the code of the first screen. */
export const mountBadges = (): void => {
  createRoot(document.createElement('div')).render(
    <StrictMode>
      {[UnreadBadge, ClaimBadge].map((Badge, index) => (
        <ReactErrorBoundary key={index} fallback={null}>
          <Suspense fallback={null}>
            <Badge />
          </Suspense>
        </ReactErrorBoundary>
      ))}
    </StrictMode>,
  )
}
