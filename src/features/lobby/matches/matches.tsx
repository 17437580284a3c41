import { Suspense, useEffect, useState } from 'react'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { MatchRow } from './lazy-match-row'
import styles from './matches.module.css'

interface Props {
  readonly vendors: readonly string[]
  /** True once the games above are read. */
  readonly hasGames: boolean
}

const GAMES_FIRST_MS = 400 // after the games: on a slow connection, their covers load before the code of the matches

let wasShown = false

/**
 * The matches of these vendors, in a lazy chunk. Their space is reserved before they load. Rendered at once if the
 * snapshot shows them or the chunk was used before.
 */
export const Matches = ({ vendors, hasGames }: Props) => {
  const [isTheirTurn, setTheirTurn] = useState(() => wasShown || document.querySelector('.snapshot') !== null)
  useEffect(() => {
    if (isTheirTurn) wasShown = true
    if (isTheirTurn || !hasGames) return undefined
    const timer = setTimeout(() => setTheirTurn(true), GAMES_FIRST_MS)
    return () => clearTimeout(timer)
  }, [isTheirTurn, hasGames])
  return (
    <div className={styles.place}>
      <ReactErrorBoundary onError={() => undefined} fallback={null}>
        <Suspense fallback={null}>{isTheirTurn && <MatchRow vendors={vendors} />}</Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
