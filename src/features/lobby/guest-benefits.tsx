import { Suspense, useRef } from 'react'
import { ReactErrorBoundary } from '../../app/error-catcher'
import { BenefitsTeaser } from '../../app/lazy-pages'
import { useIsNearViewport } from './use-near'

/** What members get, at the foot of a guest's home page: its code and its rows come when it is near the screen (SES-05). */
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
