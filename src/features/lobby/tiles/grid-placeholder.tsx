import { startTransition, useEffect, useRef } from 'react'
import { LAZY_LOAD_THRESHOLD_PX } from '#domain/timing'
import { observeNearViewport } from '../../../ui/media/observe-near-viewport'
import { blockRows } from './block-rows'
import styles from './game-grid.module.css'

interface Props {
  readonly length: number
  /** Called when the player comes near, or has paused. Another function means other games, and starts the pause anew. */
  readonly onWanted: () => void
}

const PAUSE_MS = 1_000 // longer than anybody takes from one key to the next

/** The room of the games that are not drawn yet: one box in place of hundreds of blocks. */
export const GridPlaceholder = ({ length, onWanted }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const stop = observeNearViewport(box.current, LAZY_LOAD_THRESHOLD_PX, (isNear) => {
      if (isNear) onWanted()
    })
    // In slices that a keystroke may interrupt: nobody waits for what is below the screen.
    const timer = setTimeout(() => startTransition(onWanted), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [onWanted])
  return <div ref={box} className={styles.block} style={blockRows(length)} />
}
