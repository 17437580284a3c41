import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface Props {
  readonly children: ReactNode
  /** Its words are still on their way. */
  readonly isBusy?: boolean
}

/** A page to read: one column, as wide as lines may be. */
export const TextPage = ({ children, isBusy = false }: Props) => (
  <div className={styles.page} aria-busy={isBusy || undefined}>
    {children}
  </div>
)
