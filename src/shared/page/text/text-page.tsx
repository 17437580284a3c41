import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import styles from './text-page.module.css'

interface Props {
  readonly children: ReactNode
  /** True while its content is loading. */
  readonly isBusy?: boolean
  /** True to keep the footer below the screen, so that short content does not move it when it loads. */
  readonly isTall?: boolean
  /** True for two columns on a wide screen: the last child is the second one, below the header. */
  readonly hasColumns?: boolean
  /** True for lists whose cards are side by side on a wide screen. */
  readonly hasCards?: boolean
}

/** A page of text: columns with a maximum line width. */
export const TextPage = ({
  children,
  isBusy = false,
  isTall = false,
  hasColumns = false,
  hasCards = false,
}: Props) => (
  <div
    className={classNames(
      styles.page,
      isTall && styles.tall,
      hasColumns && styles.columns,
      hasCards && styles.wide,
    )}
    aria-busy={isBusy || undefined}
  >
    {children}
  </div>
)
