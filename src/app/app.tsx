import { useEffect } from 'react'
import { ReactErrorBoundary } from './error-catcher'
import { ErrorPage } from './error-page'
import { preloadWhenIdle } from './preload-later'
import { Router } from './router'
import { useMerchantSettings } from './use-merchant-settings'

/** The whole page. What breaks outside a screen is caught here, so that nobody sees a blank page. */
export const App = () => {
  useMerchantSettings()
  useEffect(preloadWhenIdle, [])
  return (
    <ReactErrorBoundary fallback={(error, reset) => <ErrorPage error={error} onRetry={reset} />}>
      <Router />
    </ReactErrorBoundary>
  )
}
