import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { InstallSurfaces } from './install-surfaces'

let isOpen = false

/**
 * Renders bar and banner in a separate React root, outside the code of the first screen. The banner is the last
 * element of the body.
 */
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
