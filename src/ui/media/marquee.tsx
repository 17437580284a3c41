import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MARQUEE_PX_PER_SECOND } from '#domain/timing'
import { IconButton } from '../controls/icon-button'
import { classNames } from '../class-names'
import styles from './marquee.module.css'

interface Props {
  readonly label: string
  readonly pauseLabel: string
  readonly playLabel: string
  /** Rendered at least twice; a copy is only visual and must not be in the tab order. */
  readonly content: (isCopy: boolean) => ReactNode
  /** False with reduced motion: it then only moves by hand. */
  readonly mayMove: boolean
}

/** Returns the seconds that one round of this many px takes at 60 px/s (SHL-08). */
export const marqueeSeconds = (widthPx: number): number => widthPx / MARQUEE_PX_PER_SECOND

/** Returns the number of rounds that fill the screen in either orientation. */
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
