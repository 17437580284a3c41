import { ICON_PATHS, type IconName } from './icon-paths'
import { classNames } from '../class-names'
import styles from './icon.module.css'

interface Props {
  readonly name: IconName
  /** `s` next to small text, `m` (24 px) in buttons, `l` in empty screens. */
  readonly size?: 's' | 'm' | 'l'
  readonly isFilled?: boolean
  /** True if it points somewhere: it is mirrored in right-to-left languages. */
  readonly isPointing?: boolean
}

const PATHS: Readonly<Record<string, string>> = ICON_PATHS
const POINTING: ReadonlySet<string> = new Set(['back', 'chevron', 'horn', 'chat'])

/** A decorative icon: its control has the label. */
export const Icon = ({ name, size = 'm', isFilled = false, isPointing = POINTING.has(name) }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames(
      styles.icon,
      styles[size],
      isFilled && styles.filled,
      isPointing && styles.pointing,
    )}
  >
    <path d={PATHS[name] ?? name} />
  </svg>
)
