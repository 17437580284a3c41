import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { InstallSurfaces } from './install-surfaces'

let isOpen = false

/** Draws bar and banner beside the app, in a root of its own: the first screen knows nothing of them. The banner comes last, at the foot. */
export const mountInstallSurfaces = (): void => {
  if (isOpen) return
  isOpen = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <InstallSurfaces />
        </Suspense>
      </ReactErrorBoundary>
    </StrictMode>,
  )
}
