import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { parseLaunchLink } from '#domain/games/launch-link'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Cover } from '../../../ui/media/cover'
import { pageState } from '../../page/page-state'
import { responsiveImageUrl } from '../../page/responsive-image-url'
import { useLiveQuery } from '../../worker/query/use-live-query'
import styles from './game-to-play.module.css'
import { readLinkedGame } from './read-linked-game'

interface Props {
  /** Query of the launch URL that the login leads to. */
  readonly search: string
  /** Shown if the game is not in the tables. */
  readonly otherwise: string
}

const WIDTH = 160 // px, a width that the lobby has probably loaded already

/** "Log in to play NAME" next to the game's cover (ANN-08, SES-09). Only inline elements, for use in a paragraph. */
export const GameToPlay = ({ search, otherwise }: Props) => {
  const t = useTranslation('rest')
  const { merchant, language } = useSnapshot(pageState)
  const link = useMemo(
    () => parseLaunchLink(new URLSearchParams(search), window.location.origin).link,
    [search],
  )
  const { data: game } = useLiveQuery(
    (read) => readLinkedGame(read, { merchant, language }, link),
    [search],
    'games',
  )
  if (!game) return otherwise
  const src = responsiveImageUrl(game.image, WIDTH)
  return (
    <span className={styles.game}>
      <span className={styles.cover}>
        <Cover key={src} src={src} name={game.name} colour={game.color} isEager />
      </span>
      {t('login.toPlay', { name: isolate(game.name) })}
    </span>
  )
}
