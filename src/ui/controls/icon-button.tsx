import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './icon-button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName
  /** Its action, for screen readers. */
  readonly label: string
}

export const IconButton = ({ icon, label, className, ...rest }: Props) => (
  <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)}>
    <Icon name={icon} />
  </button>
)
