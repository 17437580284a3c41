import { GameBlock } from './game-block'
import { splitBlocks } from './split-blocks'
import styles from './game-grid.module.css'

interface Props {
  readonly ids: readonly string[]
}

/**
 * A grid of any length. It is cut into blocks whose height is known to the style sheet, so that the page has its length
 * from the start and only what is near the screen is read and drawn (GAM-01: 20,000 games stay smooth).
 */
export const GameGrid = ({ ids }: Props) => (
  <div className={styles.grid}>
    {splitBlocks(ids).map((block, place) => (
      <GameBlock key={place} ids={block} isFirst={place === 0} />
    ))}
  </div>
)
