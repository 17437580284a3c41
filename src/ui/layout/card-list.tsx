import type { ReactNode } from 'react'
import styles from './card-list.module.css'

/** A list of cards: side by side on a wide screen, in a page that `hasCards`. */
export const CardList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
)
