import { classNames } from '../class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import styles from './message-icon.module.css'

interface Props {
  readonly icon: IconName
  /** `game` stands on a game's own colours, dark in every style. */
  readonly tone: 'empty' | 'error' | 'game'
}

/** The large icon above what a screen says instead of its content. */
export const MessageIcon = ({ icon, tone }: Props) => (
  <span className={classNames(styles.circle, styles[tone])}>
    <Icon name={icon} size="l" />
  </span>
)
