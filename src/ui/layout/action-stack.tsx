import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './action-stack.module.css'

interface Props {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The ways on below a message, one under the other, the first one first. */
export const ActionStack = ({ children, className }: Props) => (
  <div className={classNames(styles.actions, className)}>{children}</div>
)
