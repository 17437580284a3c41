import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './action-stack.module.css'

interface Props {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Buttons below a message, one below the other, in the given order. */
export const ActionStack = ({ children, className }: Props) => (
  <div className={classNames(styles.actions, className)}>{children}</div>
)
