import { Suspense, useRef } from 'react'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { BenefitsTeaser } from '../benefits-teaser/lazy-benefits-teaser'
import { LatestWins } from '../latest-wins/lazy-latest-wins'
import { useIsNearViewport } from './use-is-near-viewport'

interface Props {
  readonly isMember: boolean
}

/**
 * The end of the home page: for guests the benefits teaser (SES-05), and the latest wins. Code and rows load when it
 * comes near the screen.
 */
export const HomeEnd = ({ isMember }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // It stays: a page that became shorter would move under the player.
  const isThere = useIsNearViewport(place, false, true)
  return (
    <div ref={place}>
      <ReactErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {isThere && (
            <>
              {!isMember && <BenefitsTeaser />}
              <LatestWins />
            </>
          )}
        </Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
