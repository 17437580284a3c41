import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { ErrorPage } from './error-page'

/** Keeps a screen that breaks from taking the others with it: another address is another try. */
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
