import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icons/icon'
import styles from './form-message.module.css'

interface Props {
  readonly id?: string
  readonly tone: 'info' | 'offline' | 'danger'
  readonly children: ReactNode
}

const ICONS = { info: 'info', offline: 'offline', danger: 'alert' } as const

/** A message about the whole form. Errors are announced at once, other messages at the next pause. */
export const FormMessage = ({ id, tone, children }: Props) => (
  <p id={id} role={tone === 'danger' ? 'alert' : 'status'} className={classNames(styles.note, styles[tone])}>
    <Icon name={ICONS[tone]} />
    <span>{children}</span>
  </p>
)
