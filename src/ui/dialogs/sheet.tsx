import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../controls/icon-button'
import { useDragDown } from './use-drag-down'
import { useModal } from './use-modal'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** True while it slides away before it closes. */
  readonly isLeaving?: boolean
  readonly children: ReactNode
}

/** A bottom sheet. It follows a drag of its head, and closes if released low. */
export const Sheet = ({ title, closeLabel, onClose, isLeaving = false, children }: Props) => {
  const modal = useModal(onClose)
  const drag = useDragDown(modal.ref, onClose)
  const id = useId()
  return (
    <dialog {...modal} className={classNames(styles.sheet, isLeaving && styles.leaving)} aria-labelledby={id}>
      <div className={styles.panel}>
        <div className={styles.head} {...drag}>
          <h2 id={id} className="ui-title-l">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
