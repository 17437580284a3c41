import { useId, type ReactNode } from 'react'
import { useModal } from './use-modal'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  /** Undefined if the player must answer: Escape and a tap outside then do nothing. */
  readonly onClose?: (() => void) | undefined
  readonly children?: ReactNode
  /** True to make screen readers read the text together with the title. */
  readonly isTextRead?: boolean
  /** Buttons, the primary one first. */
  readonly actions?: ReactNode
}

/** A dialog over the screen. Open while it is rendered. */
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
        <h2 id={id} className="ui-title-xl">
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
