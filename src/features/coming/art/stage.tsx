import type { ReactNode } from 'react'
import styles from './art.module.css'

/** The scene every drawing of a coming page stands in: a soft shape, its shadow, a little glitter. */
export const Stage = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 176" aria-hidden="true" className={styles.stage}>
    <path
      className={styles.blob}
      d="M46 46c18-30 62-44 98-34s66 36 68 70-22 62-60 70-86 8-112-14-16-54 6-92z"
    />
    <ellipse className={styles.shadow} cx="120" cy="156" rx="62" ry="7" />
    <g className={styles.glitter}>
      <path d="M38 50l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
      <path d="M206 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
      <circle cx="212" cy="112" r="4" />
      <circle cx="30" cy="108" r="3" />
    </g>
    <g className={styles.figure}>{children}</g>
  </svg>
)
