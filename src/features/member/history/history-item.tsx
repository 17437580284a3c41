import type { HistoryEntry, HistoryKind, HistoryState, NamedSubject } from '#domain/member/history'
import type { GameRow, SettingsRow } from '#domain/tables/rows'
import { launchPath } from '#domain/games/launch-url'
import { formatMoney } from '../../../i18n/format/format-money'
import { formatTime } from '../../../i18n/format/format-day'
import type { RestKey } from '../../../i18n/translation-types'
import { useTranslation } from '../../../i18n/use-translation'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { AppLink } from '../../../shared/routing/app-link'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-paths'
import { Cover } from '../../../ui/media/cover'
import { GLYPHS } from '../member-icon-paths'
import styles from './history-item.module.css'

const KINDS: Readonly<Record<HistoryKind, { readonly label: RestKey; readonly icon: IconName }>> = {
  game: { label: 'history.game', icon: 'games' },
  deposit: { label: 'member.deposit', icon: GLYPHS.deposit },
  withdrawal: { label: 'history.withdrawal', icon: GLYPHS.withdraw },
  reward: { label: 'member.rewards', icon: 'gift' },
  order: { label: 'member.market', icon: GLYPHS.market },
}

/** Different icons too: colour alone must not show a state. */
const STATES: Readonly<Record<HistoryState, { readonly label: RestKey; readonly icon: IconName }>> = {
  done: { label: 'history.done', icon: 'check' },
  pending: { label: 'history.pending', icon: 'clock' },
  unclear: { label: 'history.unclear', icon: 'refresh' },
  failed: { label: 'history.failed', icon: 'alert' },
  undone: { label: 'history.undone', icon: 'close' },
}

interface Props {
  readonly entry: HistoryEntry
  /** The game of an entry; undefined for one that the merchant no longer has. */
  readonly game: GameRow | undefined
  /** The reward or item of an entry, while the merchant lists it. */
  readonly named: NamedSubject | undefined
  readonly currency: string
  readonly settings: SettingsRow | undefined
}

const IMAGE_PX = 44

/** One line of the history: what it was, when, how much and how far it is. */
export const HistoryItem = ({ entry, game, named, currency, settings }: Props) => {
  const t = useTranslation('rest')
  const { kind, state, at } = entry
  const amount = entry.amount ?? named?.amount
  const { label, icon: kindIcon } = KINDS[kind]
  const { label: stateLabel, icon } = STATES[state]
  const content = (
    <>
      <span className={classNames(styles.picture, 'ui-not-in-large-text')}>
        {game ? (
          <Cover src={responsiveImageUrl(game.image, IMAGE_PX)} name={game.name} colour={game.color} />
        ) : (
          <Icon name={kindIcon} />
        )}
      </span>
      <span className="ui-stack ui-fill">
        <bdi className={styles.title}>{game?.name ?? named?.name ?? t(label)}</bdi>
        <span className="ui-detail">{formatTime(at, t.language)}</span>
      </span>
      {kind !== 'game' && (
        <span className={styles.end}>
          {amount !== undefined && settings && (
            <bdi className={styles.amount}>{formatMoney(amount, currency, settings)}</bdi>
          )}
          <span className={classNames(styles.state, styles[state])}>
            <Icon name={icon} size="s" />
            {t(stateLabel)}
          </span>
        </span>
      )}
      {game && <Icon name="chevron" size="s" />}
    </>
  )
  return (
    <li>
      {game ? (
        <AppLink
          to={launchPath({ gameId: game.gameId })}
          className={classNames(styles.item, 'ui-pressable', 'ui-clipped-focus')}
        >
          {content}
        </AppLink>
      ) : (
        <div className={styles.item}>{content}</div>
      )}
    </li>
  )
}
