import { memo } from 'react'
import { GameBlock } from './game-block'
import { splitBlocks } from './split-blocks'
import styles from './game-grid.module.css'

interface Props {
  readonly ids: readonly string[]
}

/**
 * A grid of any length. It is split into blocks whose height the style sheet knows. So the page has its full length
 * from the start, and only blocks near the screen are read and rendered (GAM-01: 20,000 games stay smooth).
 */
export const GameGrid = memo(({ ids }: Props) => (
  <div className={styles.grid}>
    {splitBlocks(ids).map((block, place) => (
      <GameBlock key={place} ids={block} isFirst={place === 0} />
    ))}
  </div>
))
GameGrid.displayName = 'GameGrid'
