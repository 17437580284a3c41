import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { MiniGame } from './mini-game'

/**
 * Renders the mini-game in a separate React root, outside the code of the first screen. Returns the function that
 * removes it.
 */
export const openMiniGame = (): (() => void) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <MiniGame />
        </Suspense>
      </ReactErrorBoundary>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
