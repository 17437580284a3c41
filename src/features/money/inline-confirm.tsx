import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import styles from './inline-confirm.module.css'

interface Props {
  /** Names it for screen readers. */
  readonly title: string
  readonly text: string
  /** What the player does by saying yes. */
  readonly yes: string
  readonly onYes: () => void
  readonly onBack: () => void
}

/** Asks once more before money or points go, in the place where they were about to. */
export const InlineConfirm = ({ title, text, yes, onYes, onBack }: Props) => {
  const t = useTranslation('rest')
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // All of it, with its answers: the bar at the foot would cover what stands lowest.
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
