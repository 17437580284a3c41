import { memo, useRef, type CSSProperties } from 'react'
import { GameTile } from './game-tile'
import styles from './game-grid.module.css'
import { useGames } from './use-games'
import { useNear } from './use-near'

interface Props {
  readonly ids: readonly string[]
  readonly isFirst: boolean
}

const EAGER_TILES = 6 // the rows that are on the first screen of a phone

/** Some rows of the grid, of fixed height; empty while it is far from the screen. */
export const GameBlock = memo(({ ids, isFirst }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, isFirst)
  return (
    <div ref={box} className={styles.block} style={rows(ids.length)}>
      {isNear && <BlockTiles ids={ids} isFirst={isFirst} />}
    </div>
  )
}, haveSameIds)
GameBlock.displayName = 'GameBlock'

const BlockTiles = ({ ids, isFirst }: Props) => {
  const games = useGames(ids)
  return (
    <div className={styles.tiles}>
      {games.data
        ? games.data.map((game, place) => (
            <GameTile key={game.gameId} game={game} isEager={isFirst && place < EAGER_TILES} />
          ))
        : ids.map((id) => <span key={id} className="sk-tile sk-pulse" />)}
    </div>
  )
}

/** The number of rows at each number of columns, for the style sheet's sum. */
const rows = (length: number): CSSProperties => {
  const at = (columns: number): string => String(Math.ceil(length / columns))
  const style: CSSProperties & Record<`--rows-${string}`, string> = {
    '--rows-3': at(3),
    '--rows-5': at(5),
    '--rows-6': at(6),
  }
  return style
}

function haveSameIds(before: Props, after: Props): boolean {
  return before.isFirst === after.isFirst && before.ids.join() === after.ids.join()
}
