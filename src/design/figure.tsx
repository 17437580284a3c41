import type { ReactNode } from 'react'
import styles from './specimen.module.css'

interface Props {
  readonly caption: ReactNode
  readonly children: ReactNode
}

/** A figure with its caption. */
export const Figure = ({ caption, children }: Props) => (
  <figure className={styles.cell}>
    {children}
    <figcaption className={styles.caption} lang="en">
      {caption}
    </figcaption>
  </figure>
)
