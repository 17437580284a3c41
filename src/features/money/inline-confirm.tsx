import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import styles from './inline-confirm.module.css'

interface Props {
  /** Its name for screen readers. */
  readonly title: string
  readonly text: string
  /** Label of the confirm button. */
  readonly yes: string
  readonly onYes: () => void
  readonly onBack: () => void
}

/** Asks for confirmation before money or points are sent, in place of the button. */
export const InlineConfirm = ({ title, text, yes, onYes, onBack }: Props) => {
  const t = useTranslation('rest')
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Scrolls to all of it including the buttons: the bottom bar would cover the lowest part.
    place.current?.parentElement?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.question} role="group" aria-label={title}>
      <p ref={place} tabIndex={-1}>
        {text}
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" isWide onClick={onBack}>
          {t('action.back')}
        </Button>
        <Button variant="primary" isWide onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
