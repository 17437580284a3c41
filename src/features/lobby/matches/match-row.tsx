import { useId } from 'react'
import { upcomingMatches } from '#domain/games/upcoming-matches'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useNow } from '../../../shared/page/use-now'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { MatchCard } from './match-card'
import styles from './match-row.module.css'

interface Props {
  readonly vendors: readonly string[]
}

const TICK_MS = 30_000 // a match is shown as live within half a minute of its start

/** The matches of some vendors (GAM-07). Renders nothing if there are none. */
export const MatchRow = ({ vendors }: Props) => {
  const t = useTranslation('rest')
  const headId = useId()
  const now = useNow(TICK_MS)
  const matches = useLiveQuery(
    (read) => read.startingWith('matches', [pageState.merchant, pageState.language]),
    [],
    'matches',
  ).data
  const shown = upcomingMatches(vendors, matches ?? [], now)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name="clock" />
        </span>
        <h2 id={headId} className={styles.title}>
          {t('matches.title')}
        </h2>
      </div>
      <ul className={classNames('scroller', styles.row)} aria-labelledby={headId} tabIndex={-1}>
        {shown.map((match) => (
          <li key={match.id} className={styles.item}>
            <MatchCard match={match} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
