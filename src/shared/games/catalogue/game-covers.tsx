import { gamePath } from '#domain/games/launch-url'
import type { GameRow } from '#domain/tables/rows'
import { classNames } from '../../../ui/class-names'
import { Cover } from '../../../ui/media/cover'
import { Section } from '../../../ui/layout/section'
import { AppLink, isPlainClick } from '../../routing/app-link'
import styles from './game-covers.module.css'
import { responsiveImageUrl } from '../../page/responsive-image-url'
import { useOpenGame } from './use-open-game'

interface Props {
  readonly title: string
  readonly games: readonly GameRow[]
  readonly isMember: boolean
  /** A row that scrolls sideways, or three columns. */
  readonly layout: keyof typeof COVER_WIDTHS
}

const COVER_WIDTHS = { row: 88, grid: 112 } as const // CSS px; in the grid, a third of a phone's width

/** Games with cover and name, each one tap away. Renders nothing if there are none. */
export const GameCovers = ({ title, games, isMember, layout }: Props) => {
  const open = useOpenGame()
  if (games.length === 0) return null
  return (
    <Section title={title}>
      <ul className={classNames(layout === 'row' && 'scroller', styles[layout])}>
        {games.map((game) => (
          <li key={game.gameId}>
            <AppLink
              to={gamePath(game, isMember)}
              className={styles.game}
              data-game={game.gameId}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                open(gamePath(game, isMember))
              }}
            >
              <span className={styles.cover}>
                <Cover
                  src={responsiveImageUrl(game.image, COVER_WIDTHS[layout])}
                  name={game.name}
                  colour={game.color}
                />
              </span>
              <span className={styles.name} dir="auto">
                {game.name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
