import { launchPath } from '#domain/games/launch-url'
import { isLive } from '#domain/games/match-times'
import type { MatchRow } from '#domain/tables/rows'
import { useTranslation } from '../../../i18n/use-translation'
import { coverColour, initials } from '../../../ui/media/cover-colour'
import styles from './match-card.module.css'
import { formatStart } from './format-start'

interface Props {
  readonly match: MatchRow
  /** Epoch ms. */
  readonly now: number
}

/** One match: teams, place and time. A tap opens it at its vendor, by its game code. */
export const MatchCard = ({ match, now }: Props) => {
  const t = useTranslation('rest')
  const { home, away, league, vendor, gameCode } = match
  return (
    <a href={launchPath({ vendor, gameCode })} className={styles.card} data-game="" draggable={false}>
      <span className={styles.top}>
        <span className={styles.league} dir="auto">
          {league}
        </span>
        {isLive(match, now) ? (
          <span className={styles.live}>{t('matches.live')}</span>
        ) : (
          <time className={styles.start} dateTime={new Date(match.startTime).toISOString()}>
            {formatStart(match.startTime, now, t)}
          </time>
        )}
      </span>
      <span className="visually-hidden">{t('matches.versus', { home, away })}</span>
      <span className="ui-stack ui-shrinkable ui-gap-1" aria-hidden="true">
        <Team name={home} />
        <Team name={away} />
      </span>
    </a>
  )
}

/** A team with its letters on a colour. The same name always has the same colour. */
const Team = ({ name }: { readonly name: string }) => (
  <span className="ui-row ui-gap-3">
    <svg viewBox="0 0 32 32" className={styles.badge}>
      <path d="M16 2 28 6v10c0 7-5 11.5-12 14C9 27.5 4 23 4 16V6z" fill={coverColour('', name)} />
      <text x="16" y="20" fontSize="11" textAnchor="middle" className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
    <span className={styles.name} dir="auto">
      {name}
    </span>
  </span>
)
