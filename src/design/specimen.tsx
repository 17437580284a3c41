import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../ui/class-names'
import { Figure } from './figure'
import styles from './specimen.module.css'

interface SpecimenProps {
  readonly title: string
  /** Puts the cells below each other, each as wide as there is room. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A component with its name, and its states next to each other. */
export const Specimen = ({ title, isWide = false, children }: SpecimenProps) => (
  <div className={styles.specimen}>
    <h3 className={styles.specimenTitle} lang="en">
      {title}
    </h3>
    <div className={classNames(styles.cells, isWide && styles.wide)}>{children}</div>
  </div>
)

interface CellProps {
  readonly caption: string
  /** A pointer or keyboard state, forced on (force-states.ts). */
  readonly force?: 'hover' | 'active' | 'focus-visible' | 'focus-within'
  /** Selector of the element in that state. */
  readonly on?: string
  readonly children: ReactNode
}

export const Cell = ({ caption, force, on = 'button, a', children }: CellProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const target = force === undefined ? null : box.current?.querySelector(on)
    target?.setAttribute('data-force', force ?? '')
  }, [force, on])
  return (
    <Figure caption={caption}>
      <div ref={box} className={styles.stage}>
        {children}
      </div>
    </Figure>
  )
}
