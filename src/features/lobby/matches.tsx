import { Suspense } from 'react'
import { ErrorCatcher } from '../../app/error-catcher'
import { MatchRow } from '../../app/lazy-pages'
import styles from './matches.module.css'

interface Props {
  readonly vendors: readonly string[]
}

/** The matches of these vendors, in a chunk of their own: their place is there before they are. */
export const Matches = ({ vendors }: Props) => (
  <div className={styles.place}>
    <ErrorCatcher onError={() => undefined} fallback={null}>
      <Suspense fallback={null}>
        <MatchRow vendors={vendors} />
      </Suspense>
    </ErrorCatcher>
  </div>
)
