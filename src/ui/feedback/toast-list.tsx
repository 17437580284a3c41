import { classNames } from '../class-names'
import { Icon } from '../icons/icon'
import styles from './toast-list.module.css'

interface Item {
  readonly id: number
  readonly text: string
  readonly tone: 'neutral' | 'success' | 'danger'
}

interface Props {
  readonly items: readonly Item[]
  readonly closeLabel: string
  readonly onDismiss: (id: number) => void
}

const ICONS = { neutral: 'info', success: 'check', danger: 'alert' } as const

/** Always in the document, so that screen readers observe it before the first toast. */
export const ToastList = ({ items, closeLabel, onDismiss }: Props) => (
  <div className={styles.region} role="status" aria-live="polite">
    {items.map((item) => (
      <div
        key={item.id}
        className={classNames(styles.toast, styles[item.tone])}
        role={item.tone === 'danger' ? 'alert' : undefined}
      >
        <Icon name={ICONS[item.tone]} size="s" />
        <span className={styles.text}>{item.text}</span>
        <button
          type="button"
          className="ui-center ui-rigid ui-touch-square"
          aria-label={closeLabel}
          onClick={() => onDismiss(item.id)}
        >
          <Icon name="close" size="s" />
        </button>
      </div>
    ))}
  </div>
)
