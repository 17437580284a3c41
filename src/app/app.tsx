import { useEffect } from 'react'
import { loadRest } from '../i18n/load-rest'
import { ErrorCatcher } from './error-catcher'
import { ErrorPage } from './error-page'
import { TrialPage } from './lazy-pages'
import { Router } from './router'
import { useMerchantSettings } from './use-merchant-settings'

const LATER_MS = 2_500 // the covers of the first screen go first

/** The whole page. What breaks outside a screen is caught here, so that nobody sees a blank page. */
export const App = () => {
  useMerchantSettings()
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadRest()
      void TrialPage.preload() // the next tap is on a game
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ErrorCatcher fallback={(error, reset) => <ErrorPage error={error} onRetry={reset} />}>
      <Router />
    </ErrorCatcher>
  )
}
