import styles from './badge.module.css'

/** A word above a title that says what kind of thing it is. */
export const Badge = ({ children }: { readonly children: string }) => (
  <p className={styles.badge}>{children}</p>
)
