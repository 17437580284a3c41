import { memo, useRef, useState } from 'react'
import { blockRows } from './block-rows'
import { GameTile } from './game-tile'
import styles from './game-grid.module.css'
import { useGames } from './use-games'
import { useIsNearViewport } from '../page/use-is-near-viewport'

interface Props {
  readonly ids: readonly string[]
  readonly isFirst: boolean
}

const EAGER_TILES = 6 // the rows on the first screen of a phone

/** Some rows of the grid, of fixed height. Empty while far from the screen. */
export const GameBlock = memo(({ ids, isFirst }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(box, isFirst)
  return (
    <div ref={box} className={styles.block} style={blockRows(ids.length)}>
      {isNear && <BlockTiles ids={ids} isFirst={isFirst} />}
    </div>
  )
}, haveSameIds)
GameBlock.displayName = 'GameBlock'

const BlockTiles = ({ ids, isFirst }: Props) => {
  const { data: read } = useGames(ids)
  // Shows the previous games until the new ones are read, so a tile in both is not rendered again.
  const [shown, setShown] = useState(read)
  if (read && read !== shown) setShown(read)
  const games = read ?? shown
  return (
    <div className={styles.tiles}>
      {games
        ? games.map((game, place) => (
            <GameTile key={game.gameId} game={game} isEager={isFirst && place < EAGER_TILES} />
          ))
        : ids.map((id) => <span key={id} className="sk-tile sk-pulse" />)}
    </div>
  )
}

function haveSameIds(before: Props, after: Props): boolean {
  if (before.isFirst !== after.isFirst || before.ids.length !== after.ids.length) return false
  return before.ids.every((id, place) => id === after.ids[place])
}
