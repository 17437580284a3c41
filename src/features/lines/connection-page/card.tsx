import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  readonly title: string
  /** Next to the title: a number or an age. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A card with one topic of the connection page. */
export const Card = ({ title, aside, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
