import { startTransition, useEffect, useRef } from 'react'
import { LAZY_LOAD_THRESHOLD_PX } from '#domain/timing'
import { observeNearViewport } from '../../../ui/media/observe-near-viewport'
import { blockRows } from './block-rows'
import styles from './game-grid.module.css'

interface Props {
  readonly length: number
  /**
   * Called when the placeholder comes near the screen, or after the pause. A new function means other games and
   * restarts the pause.
   */
  readonly onWanted: () => void
}

const PAUSE_MS = 1_000 // longer than the time between two key presses

/** Reserves the space of the games that are not rendered yet: one box instead of hundreds of blocks. */
export const GridPlaceholder = ({ length, onWanted }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const stop = observeNearViewport(box.current, LAZY_LOAD_THRESHOLD_PX, (isNear) => {
      if (isNear) onWanted()
    })
    // As a transition, so a key press can interrupt it: the content below the screen is not urgent.
    const timer = setTimeout(() => startTransition(onWanted), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [onWanted])
  return <div ref={box} className={styles.block} style={blockRows(length)} />
}
