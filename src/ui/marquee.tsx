import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MARQUEE_PX_PER_SECOND } from '#domain/constants/timing'
import { IconButton } from './icon-button'
import { classNames } from './class-names'
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

/** One round, and how many copies of it fill the window behind it. */
interface Measure {
  readonly seconds: number
  readonly copies: number
}

/** Returns the measures of a round that runs at 60 px/s (SHL-08); none before it has a width. */
export const marqueeMeasure = (roundPx: number, windowPx: number): Measure | null =>
  roundPx > 0
    ? { seconds: roundPx / MARQUEE_PX_PER_SECOND, copies: Math.max(1, Math.ceil(windowPx / roundPx)) }
    : null

const widthOf = (element: Element): number => element.getBoundingClientRect().width

/**
 * A line that runs through by the compositor alone: no timer, no work on this thread while it moves. It is as wide as one
 * round and moves by exactly that width; the copies follow outside of it, so that the end of a round looks as its start.
 */
export const Marquee = ({ label, pauseLabel, playLabel, content, mayMove }: Props) => {
  const runner = useRef<HTMLDivElement>(null)
  const [measure, setMeasure] = useState<Measure | null>(null)
  const [isStopped, setStopped] = useState(false)

  useLayoutEffect(() => {
    const element = runner.current
    const view = element?.parentElement
    if (!view) return undefined
    const observer = new ResizeObserver(() => setMeasure(marqueeMeasure(widthOf(element), widthOf(view))))
    observer.observe(element)
    observer.observe(view)
    return () => observer.disconnect()
  }, [])

  const moving = mayMove ? measure : null
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
          className={classNames(styles.runner, moving !== null && styles.moving, isStopped && styles.stopped)}
          style={moving ? { animationDuration: `${String(moving.seconds)}s` } : undefined}
        >
          <div className={styles.round}>{content(false)}</div>
          {mayMove && (
            <div className={styles.copies} aria-hidden="true">
              {Array.from({ length: moving?.copies ?? 1 }, (_, copy) => (
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
