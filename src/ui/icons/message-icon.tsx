import { classNames } from '../class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import styles from './message-icon.module.css'

interface Props {
  readonly icon: IconName
  /** `game` is for a game's own colours, dark in every style. */
  readonly tone: 'empty' | 'error' | 'game'
}

/** The large icon above a message that replaces a screen's content. */
export const MessageIcon = ({ icon, tone }: Props) => (
  <span className={classNames(styles.circle, styles[tone])}>
    <Icon name={icon} size="l" />
  </span>
)
