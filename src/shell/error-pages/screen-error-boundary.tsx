import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { ErrorPage } from './error-page'

/** Isolates a failed screen from the others; navigating to another path resets it. */
export const ScreenErrorBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <ReactErrorBoundary
      key={pathname}
      fallback={(error, reset) => <ErrorPage error={error} onRetry={reset} />}
    >
      {children}
    </ReactErrorBoundary>
  )
}
