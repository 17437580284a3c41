import { useEffect } from 'react'
import { ReactErrorBoundary } from '../shared/page/react-error-boundary'
import { ErrorPage } from './error-pages/error-page'
import { preloadWhenIdle } from './preload/idle-preload'
import { Router } from './router'
import { useMerchantSettings } from './page/use-merchant-settings'

/** The whole page. Catches errors outside of the screens, so that the page is never blank. */
export const App = () => {
  useMerchantSettings()
  useEffect(preloadWhenIdle, [])
  return (
    <ReactErrorBoundary fallback={(error, reset) => <ErrorPage error={error} onRetry={reset} />}>
      <Router />
    </ReactErrorBoundary>
  )
}
