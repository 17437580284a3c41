import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MARQUEE_PX_PER_SECOND } from '#domain/timing'
import { IconButton } from '../controls/icon-button'
import { classNames } from '../class-names'
import styles from './marquee.module.css'

interface Props {
  readonly label: string
  readonly pauseLabel: string
  readonly playLabel: string
  /** Drawn at least twice; `isCopy` is for the eye only and must be out of the tab order. */
  readonly content: (isCopy: boolean) => ReactNode
  /** With reduced motion it stands, and is moved by hand. */
  readonly mayMove: boolean
}

/** Seconds that one round of this many px takes at 60 px/s (SHL-08). */
export const marqueeSeconds = (widthPx: number): number => widthPx / MARQUEE_PX_PER_SECOND

/** How many rounds fill the screen, however the device is turned. */
const copiesOf = (widthPx: number): number => Math.ceil(Math.max(screen.width, screen.height) / widthPx)

/**
 * A marquee animated by the compositor alone: no timer and no main-thread work while it moves. It is as wide as one
 * round and moves by exactly that width. The copies follow outside of it, so the end of a round looks like its start.
 */
export const Marquee = ({ label, pauseLabel, playLabel, content, mayMove }: Props) => {
  const runner = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [isStopped, setStopped] = useState(false)

  useLayoutEffect(() => {
    const element = runner.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.getBoundingClientRect().width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isMoving = mayMove && width > 0
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
          ref={runner}
          className={classNames(styles.runner, isMoving && styles.moving, isStopped && styles.stopped)}
          style={isMoving ? { animationDuration: `${String(marqueeSeconds(width))}s` } : undefined}
        >
          <div className={styles.round}>{content(false)}</div>
          {mayMove && (
            <div className={styles.copies} aria-hidden="true">
              {Array.from({ length: isMoving ? copiesOf(width) : 1 }, (_, copy) => (
                <div key={copy} className={styles.round}>
                  {content(true)}
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
