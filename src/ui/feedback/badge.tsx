import styles from './badge.module.css'

/** A label above a title that names the kind of item. */
export const Badge = ({ children }: { readonly children: string }) => (
  <p className={styles.badge}>{children}</p>
)
