import { Suspense, useRef } from 'react'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { BenefitsTeaser } from '../benefits-teaser/lazy-benefits-teaser'
import { useIsNearViewport } from './use-is-near-viewport'

/**
 * The benefits teaser at the bottom of a guest's home page. Its code and rows load when it comes near the screen
 * (SES-05).
 */
export const GuestBenefits = () => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(place, false)
  return (
    <div ref={place}>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>{isNear && <BenefitsTeaser />}</Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
