import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-paths'
import { MessageIcon } from '../icons/message-icon'
import styles from './empty-state.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text?: string | undefined
  /** The next step: a button or a link. */
  readonly action?: ReactNode
  /** `error` is announced at once. */
  readonly tone?: 'empty' | 'error'
}

/** Shown instead of content, with a next step: the empty and the error state of every screen. */
export const EmptyState = ({ icon, title, text, action, tone = 'empty' }: Props) => (
  <div className={styles.message} role={tone === 'error' ? 'alert' : undefined}>
    <MessageIcon icon={icon} tone={tone} />
    <h2 className="ui-title-xl">{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
)
