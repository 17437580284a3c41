import { Icon } from '../../../ui/icons/icon'
import type { IconPath } from '../../../ui/icons/icon-paths'
import styles from './customer-service.module.css'

export const PHONE =
  'M6.5 3.5h3l1.5 4-2 1.7a12 12 0 0 0 5.8 5.8l1.7-2 4 1.5v3A2 2 0 0 1 18.4 19.6 15.4 15.4 0 0 1 4.4 5.6 2 2 0 0 1 6.5 3.5z'
export const ENVELOPE =
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6'

interface Props {
  readonly title: string
  /** As displayed. */
  readonly value: string
  /** A `tel:` or `mailto:` link. */
  readonly href: string
  readonly icon: IconPath
}

/** The merchant's phone number or email address; a tap opens the device's own app. */
export const ContactEntry = ({ title, value, href, icon }: Props) => (
  <a href={href} className={styles.entry}>
    <span className="ui-disc ui-not-in-large-text">
      <Icon name={icon} />
    </span>
    <span className="ui-stack ui-fill">
      <span className={styles.title}>{title}</span>
      <span className="ui-detail ui-breakable">
        <bdi dir="ltr">{value}</bdi>
      </span>
    </span>
  </a>
)
