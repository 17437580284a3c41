import { ICON_PATHS, type IconName } from './icon-paths'
import { classNames } from '../class-names'
import styles from './icon.module.css'

interface Props {
  readonly name: IconName
  /** `s` next to small text, `m` (24 px) in buttons, `l` in empty screens. */
  readonly size?: 's' | 'm' | 'l'
  readonly isFilled?: boolean
}

const POINTING: ReadonlySet<IconName> = new Set(['back', 'chevron', 'horn', 'chat'])

/** A decorative icon: its control has the label. Icons that point are mirrored in right-to-left languages. */
export const Icon = ({ name, size = 'm', isFilled = false }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames(
      styles.icon,
      styles[size],
      isFilled && styles.filled,
      POINTING.has(name) && styles.pointing,
    )}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
)
