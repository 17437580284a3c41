import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './setting-row.module.css'

interface Props {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  /** The current value. */
  readonly children?: ReactNode
}

/** A settings row: name, current value, and a button for the dialog that changes it. */
export const SettingRow = ({ icon, label, onPress, children }: Props) => (
  <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className="ui-muted">{children}</span>
    </span>
    <Icon name="chevron" size="s" />
  </button>
)
