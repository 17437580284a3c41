import { type ReactNode, StrictMode, Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot } from '../react-root'
import { ReactErrorBoundary } from '../react-error-boundary'

/**
 * Renders content in a separate React root, outside the code of the first screen. It has no router. A failure shows
 * nothing and leaves the app as it is.
 * @param place by default an element outside the document, for content that is drawn by portals only
 */
export const renderApart = (content: ReactNode, place: Element = document.createElement('div')): Root => {
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>{content}</Suspense>
      </ReactErrorBoundary>
    </StrictMode>,
  )
  return root
}
