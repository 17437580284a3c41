import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { gamePath } from '#domain/rules/launch-address'
import type { GameRow } from '#domain/tables/rows'
import { AppLink } from '../../app/app-link'
import { useLive } from '../../app/live'
import { useOpenGame } from '../../app/use-open-game'
import { useWords } from '../../i18n/use-words'
import { device } from '../../state/device'
import { pageState } from '../../state/page-state'
import { Cover } from '../../ui/cover'
import { imageUrl } from '../../ui/image-url'
import styles from './your-games.module.css'

const SHOWN = 8
const COVER_WIDTH = 88 // CSS px

/** What the member played last, newest first. Draws nothing while there is none. */
export const YourGames = ({ memberId }: { readonly memberId: string }) => {
  const t = useWords('rest')
  const headId = useId()
  const { savesData } = useSnapshot(device)
  const games = useRecentGames(memberId)
  const open = useOpenGame()
  if (games.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <h2 id={headId} className={styles.heading}>
        {t('lobby.continue')}
      </h2>
      <ul className={styles.row}>
        {games.map((game) => (
          <li key={game.gameId}>
            <AppLink
              to={gamePath(game, true)}
              className={styles.game}
              data-game={game.gameId}
              onClick={(event) => {
                event.preventDefault()
                open(gamePath(game, true))
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

const useRecentGames = (memberId: string): readonly GameRow[] => {
  const live = useLive(
    async (read) => {
      const { merchant, language } = pageState
      const played = await read.startingWith('recents', [merchant, memberId])
      const latest = [...played].sort((a, b) => b.at - a.at).slice(0, SHOWN)
      const games = await read.getMany(
        'games',
        latest.map(({ gameId }) => [merchant, language, gameId]),
      )
      return games.filter((game) => game !== undefined)
    },
    [memberId],
  )
  return live.data ?? []
}
