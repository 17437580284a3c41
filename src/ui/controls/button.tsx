import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { buttonClass, type ButtonAppearance } from './button-class'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './button.module.css'

interface Props extends ButtonAppearance, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: IconName
  /**
   * True while an action is in progress: the button keeps its size and its place in the tab order, and ignores
   * clicks.
   */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

export const Button = ({
  variant,
  isWide,
  icon,
  isBusy = false,
  children,
  onClick,
  className,
  ...rest
}: Props) => (
  <button
    type="button"
    {...rest}
    className={buttonClass({ variant, isWide }, className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || rest['aria-disabled']}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy ? <span className={styles.spinner} /> : icon && <Icon name={icon} size="s" />}
    <span>{children}</span>
  </button>
)
