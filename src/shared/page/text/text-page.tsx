import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface Props {
  readonly children: ReactNode
  /** True while its content is loading. */
  readonly isBusy?: boolean
}

/** A page of text: one column with a maximum line width. */
export const TextPage = ({ children, isBusy = false }: Props) => (
  <div className={styles.page} aria-busy={isBusy || undefined}>
    {children}
  </div>
)
