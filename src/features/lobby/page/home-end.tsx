import { Suspense, useRef } from 'react'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { BenefitsTeaser } from '../benefits-teaser/lazy-benefits-teaser'
import { LatestWins } from '../latest-wins/lazy-latest-wins'
import { useIsNearViewport } from './use-is-near-viewport'

interface Props {
  readonly isMember: boolean
}

/**
 * The end of the home page: the latest wins, and for guests the benefits teaser (SES-05). Code and rows load when it
 * comes near the screen.
 */
export const HomeEnd = ({ isMember }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(place, false)
  return (
    <div ref={place}>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {isNear && (
            <>
              <LatestWins />
              {!isMember && <BenefitsTeaser />}
            </>
          )}
        </Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
