import { Suspense, useEffect, useState } from 'react'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { MatchRow } from './lazy-match-row'
import styles from './matches.module.css'

interface Props {
  readonly vendors: readonly string[]
}

const GAMES_FIRST_MS = 400 // their covers do not share a slow line with the code of the matches

let wasShown = false

/**
 * The matches of these vendors, in a chunk of their own: their place is there before they are. Over the kept picture of
 * the screen, which shows them, and when the code is there, they are drawn at once.
 */
export const Matches = ({ vendors }: Props) => {
  const [isExpected] = useState(() => wasShown || document.querySelector('.snapshot') !== null)
  const isTheirTurn = useIsSlow(true, GAMES_FIRST_MS) || isExpected
  useEffect(() => {
    wasShown ||= isTheirTurn
  }, [isTheirTurn])
  return (
    <div className={styles.place}>
      <ReactErrorBoundary onError={() => undefined} fallback={null}>
        <Suspense fallback={null}>{isTheirTurn && <MatchRow vendors={vendors} />}</Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
