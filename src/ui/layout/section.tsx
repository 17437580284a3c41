import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A section of a page with a heading, which is also the region's name. */
export const Section = ({ title, children }: Props) => {
  const headId = useId()
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <h2 id={headId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
