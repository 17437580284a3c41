import { classNames } from '../class-names'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once a screen, `quiet` for the other choice, `plain` for a word among others, `danger` to take away. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** As wide as what holds it. */
  readonly isWide?: boolean | undefined
}

/** The look of a button, for links that are one: `<AppLink className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'quiet', isWide = false }: ButtonLook, extra?: string): string =>
  classNames(styles.button, styles[variant], isWide && styles.wide, extra)
