import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { MiniGame } from './mini-game'

/** Draws the mini-game beside the app, in a root of its own: the first screen knows nothing of it. Answers the way to end it. */
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
