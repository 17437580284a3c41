import { useId, type ReactNode } from 'react'
import { useModal } from './use-modal'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  /** Absent when the player must answer: Escape and a tap beside it do nothing then. */
  readonly onClose?: (() => void) | undefined
  readonly children?: ReactNode
  /** Buttons, the likely one first. */
  readonly actions?: ReactNode
}

/** A question or a notice over the screen. Open while it is drawn. */
export const Dialog = ({ title, onClose, children, actions }: Props) => {
  const modal = useModal(onClose)
  const id = useId()
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.panel}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
