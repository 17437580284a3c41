import { classNames } from '../class-names'
import styles from './button.module.css'

export interface ButtonAppearance {
  /** `primary` once per screen, `quiet` for the other choice, `plain` for a text link, `danger` to delete. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** As wide as its container. */
  readonly isWide?: boolean | undefined
}

/**
 * Returns the classes of a button, for links that look like one: `<AppLink className={buttonClass({ variant:
 * 'primary' })}>`.
 */
export const buttonClass = (
  { variant = 'quiet', isWide = false }: ButtonAppearance,
  extra?: string,
): string => classNames(styles.button, styles[variant], isWide && styles.wide, extra)
