import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MARQUEE_PX_PER_SECOND } from '#domain/constants/timing'
import { IconButton } from './icon-button'
import { classNames } from './class-names'
import styles from './marquee.module.css'

interface Props {
  readonly label: string
  readonly pauseLabel: string
  readonly playLabel: string
  /** Drawn twice, the second time for the eye only: `isCopy` must then be out of the tab order. */
  readonly content: (isCopy: boolean) => ReactNode
  /** With reduced motion it stands, and is moved by hand. */
  readonly mayMove: boolean
}

/** Seconds that one round of this many px takes at 60 px/s (SHL-08). */
export const marqueeSeconds = (widthPx: number): number => widthPx / MARQUEE_PX_PER_SECOND

/** A line that runs through by the compositor alone: no timer, no work on this thread while it moves. */
export const Marquee = ({ label, pauseLabel, playLabel, content, mayMove }: Props) => {
  const round = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [isStopped, setStopped] = useState(false)

  useLayoutEffect(() => {
    const element = round.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setSeconds(marqueeSeconds(element.offsetWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isMoving = mayMove && seconds > 0
  return (
    <section className={styles.marquee} aria-label={label}>
      {mayMove ? (
        <IconButton
          icon={isStopped ? 'play' : 'horn'}
          label={isStopped ? playLabel : pauseLabel}
          className={styles.button}
          onClick={() => setStopped(!isStopped)}
        />
      ) : null}
      <div className={classNames(styles.window, !mayMove && styles.still)}>
        <div
          className={classNames(styles.runner, isMoving && styles.moving, isStopped && styles.stopped)}
          style={isMoving ? { animationDuration: `${String(seconds)}s` } : undefined}
        >
          <div ref={round} className={styles.round}>
            {content(false)}
          </div>
          {mayMove && (
            <div className={styles.round} aria-hidden="true">
              {content(true)}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
