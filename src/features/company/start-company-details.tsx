import { StrictMode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ReactErrorBoundary } from '../../shared/page/react-error-boundary'
import { subscribeAnnouncement } from '../../shared/routing/use-page'
import { CompanyDetails } from './company-details'

/** Renders the merchant's details into the footer, in a separate React root, outside the code of the first screen. */
export const startCompanyDetails = (): void => {
  createRoot(document.createElement('div')).render(
    <StrictMode>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <InFooter />
        </Suspense>
      </ReactErrorBoundary>
    </StrictMode>,
  )
}

/** Not all screens have a footer. */
const InFooter = () => {
  const footer = useSyncExternalStore(subscribeAnnouncement, findFooter)
  return footer && createPortal(<CompanyDetails />, footer)
}

const findFooter = (): Element | null => document.querySelector('footer')
