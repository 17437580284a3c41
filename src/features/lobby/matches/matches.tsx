import { Suspense, useEffect, useState } from 'react'
import { onFirstScreenReady } from '../../../shared/page/on-first-screen-ready'
import { ReactErrorBoundary } from '../../../shared/page/react-error-boundary'
import { MatchRow } from './lazy-match-row'
import styles from './matches.module.css'

interface Props {
  readonly vendors: readonly string[]
}

const GAMES_FIRST_MS = 400 // on a slow connection, the covers load before the code of the matches

let wasShown = false

/**
 * The matches of these vendors, in a lazy chunk. Their space is reserved before they load. Rendered once the games are
 * there; at once if the snapshot shows them or the chunk was used before.
 */
export const Matches = ({ vendors }: Props) => {
  const [isTheirTurn, setTheirTurn] = useState(() => wasShown || document.querySelector('.snapshot') !== null)
  useEffect(() => {
    if (!isTheirTurn) return onFirstScreenReady(() => setTheirTurn(true), GAMES_FIRST_MS)
    wasShown = true
    return undefined
  }, [isTheirTurn])
  return (
    <div className={styles.place}>
      <ReactErrorBoundary onError={() => undefined} fallback={null}>
        <Suspense fallback={null}>{isTheirTurn && <MatchRow vendors={vendors} />}</Suspense>
      </ReactErrorBoundary>
    </div>
  )
}
