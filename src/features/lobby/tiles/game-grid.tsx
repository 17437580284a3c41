import { memo, useCallback, useState } from 'react'
import { GameBlock } from './game-block'
import { GridPlaceholder } from './grid-placeholder'
import { splitBlocks } from './split-blocks'
import styles from './game-grid.module.css'

interface Props {
  readonly ids: readonly string[]
  /** The next keystroke may replace them: only what the screen holds is drawn, until the rest is wanted. */
  readonly isPassing?: boolean
}

// Full rows in 3 and in 5 columns. Where there are 2 it ends far below the screen; where there are 6 the rest is near, and
// all is drawn at once.
const FIRST_SCREEN = 15

/**
 * A grid of any length. It is cut into blocks whose height is known to the style sheet, so that the page has its length
 * from the start and only what is near the screen is read and drawn (GAM-01: 20,000 games stay smooth).
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
