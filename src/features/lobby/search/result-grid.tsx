import { memo, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { GameRow } from '#domain/tables/rows'
import { PopularHead } from '../shelves/popular-section'
import { blockRows } from '../tiles/block-rows'
import { GameBlock } from '../tiles/game-block'
import { GameTile } from '../tiles/game-tile'
import styles from '../tiles/game-grid.module.css'
import { splitBlocks } from '../tiles/split-blocks'
import { gridColumns } from '../../../ui/media/measured-widths'
import { useGames } from '../tiles/use-games'
import { firstScreenLength } from './first-screen-length'
import { useIsSettled } from './use-is-settled'

interface Props {
  /** A letter that changes it may be followed by another. */
  readonly text: string
  readonly ids: readonly string[]
  /** The first games, as read when they were found. */
  readonly first: readonly GameRow[]
  /** True for popular games: full rows only, below their title. */
  readonly isPopular: boolean
}

const POPULAR = 6
const NO_IDS: readonly string[] = []
const NO_GAMES: readonly GameRow[] = []

const onResize = (update: () => void): (() => void) => {
  window.addEventListener('resize', update)
  return () => window.removeEventListener('resize', update)
}

/**
 * The games found, or the popular ones. The next key press may replace them. So only the first screen is rendered at
 * once, and follows changes of the table only when the player makes a pause.
 */
export const ResultGrid = memo(({ text, ids, first, isPopular }: Props) => {
  const headId = useId()
  const isSettled = useIsSettled(text) || isPopular
  const columns = useSyncExternalStore(onResize, gridColumns)
  const length = isPopular ? (columns > 3 ? 2 * columns : POPULAR) : firstScreenLength()
  const firstIds = useMemo(() => ids.slice(0, length), [ids, length])
  const rest = Math.max(0, ids.length - length)
  if (ids.length === 0) return null
  return (
    <section aria-labelledby={isPopular ? headId : undefined}>
      {isPopular && <PopularHead id={headId} />}
      <div className={styles.grid}>
        <div className={styles.block} style={blockRows(firstIds.length)}>
          <FirstTiles
            key={isPopular ? 'popular' : 'found'}
            ids={isSettled ? firstIds : NO_IDS}
            first={isPopular ? NO_GAMES : first}
          />
        </div>
        {!isPopular &&
          (isSettled ? (
            splitBlocks(ids.slice(length)).map((block, place) => (
              <GameBlock key={place} ids={block} isFirst={false} />
            ))
          ) : (
            <div className={styles.block} style={blockRows(rest)} />
          ))}
      </div>
    </section>
  )
})
ResultGrid.displayName = 'ResultGrid'

/** A tile shows the game of its place: to change a tile takes less time than to create one. */
const FirstTiles = memo(({ ids, first }: Pick<Props, 'ids' | 'first'>) => {
  const { data: live } = useGames(ids)
  const [shown, setShown] = useState(first)
  const games = ids.length === 0 ? first : (live ?? shown)
  if (games !== shown) setShown(games)
  return (
    <div className={styles.tiles}>
      {games.map((game, place) => (
        <GameTile key={place} game={game} isEager />
      ))}
    </div>
  )
})
FirstTiles.displayName = 'FirstTiles'
