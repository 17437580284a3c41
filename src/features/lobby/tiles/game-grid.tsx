import { memo, useCallback, useState } from 'react'
import { GameBlock } from './game-block'
import { GridPlaceholder } from './grid-placeholder'
import { splitBlocks } from './split-blocks'
import styles from './game-grid.module.css'

interface Props {
  readonly ids: readonly string[]
  /** True if the next key press may replace the games: only the first screen is rendered at first. */
  readonly isPassing?: boolean
}

// Full rows in 3 and in 5 columns. With 2 columns it ends far below the screen. With 6 columns the rest is near, and
// everything is rendered at once.
const FIRST_SCREEN = 15

/**
 * A grid of any length. It is split into blocks whose height the style sheet knows. So the page has its full length
 * from the start, and only blocks near the screen are read and rendered (GAM-01: 20,000 games stay smooth).
 */
export const GameGrid = memo(({ ids, isPassing = false }: Props) => {
  const [wholeOf, setWholeOf] = useState<Props['ids']>()
  const drawRest = useCallback(() => setWholeOf(ids), [ids])
  if (isPassing && wholeOf !== ids && ids.length > FIRST_SCREEN) {
    return (
      <div className={styles.grid}>
        <GameBlock key={0} ids={ids.slice(0, FIRST_SCREEN)} isFirst />
        <GridPlaceholder length={ids.length - FIRST_SCREEN} onWanted={drawRest} />
      </div>
    )
  }
  return (
    <div className={styles.grid}>
      {splitBlocks(ids).map((block, place) => (
        <GameBlock key={place} ids={block} isFirst={place === 0} />
      ))}
    </div>
  )
})
GameGrid.displayName = 'GameGrid'
