import { useSnapshot } from 'valtio'
import { gamePath } from '#domain/rules/launch-address'
import { useWords } from '../../i18n/use-words'
import { device } from '../../state/device'
import { useMember } from '../../state/session-state'
import { Cover } from '../../ui/cover'
import { imageUrl } from '../../ui/image-url'
import { AppLink } from '../app-link'
import { useOpenGame } from '../use-open-game'
import styles from './popular-games.module.css'
import { usePopularGames } from './use-popular-games'

const SHOWN = 6
const COVER_WIDTH = 112 // CSS px, three columns of a phone

/** A few popular games, for pages that have nothing to play of their own. Draws nothing while there are none. */
export const PopularGames = () => {
  const t = useWords('rest')
  const { savesData } = useSnapshot(device)
  const games = usePopularGames().slice(0, SHOWN)
  const isMember = useMember() !== null
  const open = useOpenGame()
  if (games.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('missing.popular')}</h2>
      <ul className={styles.row}>
        {games.map((game) => (
          <li key={game.gameId}>
            <AppLink
              to={gamePath(game, isMember)}
              className={styles.game}
              onClick={(event) => {
                event.preventDefault()
                open(gamePath(game, isMember))
              }}
            >
              <span className={styles.cover}>
                <Cover
                  src={imageUrl(game.image, {
                    width: COVER_WIDTH,
                    density: window.devicePixelRatio,
                    savesData,
                  })}
                  name={game.name}
                  colour={game.color}
                />
              </span>
              <span className={styles.name}>{game.name}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
