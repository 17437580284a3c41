import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon'
import type { IconName } from '../../../ui/icons/icon-paths'
import styles from './section-head.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly icon?: IconName | undefined
  /** At the end of the line: the number of games, and the link to them. */
  readonly children?: ReactNode
}

export const SectionHead = ({ id, title, icon, children }: Props) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.text} dir="auto">
        {title}
      </span>
    </h2>
    {children}
  </div>
)
