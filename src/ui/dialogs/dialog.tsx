import { useId, type ReactNode } from 'react'
import { useModal } from './use-modal'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  /** Absent when the player must answer: Escape and a tap beside it do nothing then. */
  readonly onClose?: (() => void) | undefined
  readonly children?: ReactNode
  /** A screen reader says what the dialog is about together with its title. */
  readonly isTextRead?: boolean
  /** Buttons, the primary one first. */
  readonly actions?: ReactNode
}

/** A question or a notice over the screen. Open while it is rendered. */
export const Dialog = ({ title, onClose, children, isTextRead = false, actions }: Props) => {
  const modal = useModal(onClose)
  const id = useId()
  const textId = `${id}-text`
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={isTextRead ? textId : undefined}
    >
      <div className={styles.panel}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && (
          <div id={textId} className={styles.text}>
            {children}
          </div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
