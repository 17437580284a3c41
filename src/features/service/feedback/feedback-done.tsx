import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { startFeedback } from './feedback-draft'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'

/** Confirms that the message has arrived. The form is gone, so the focus moves here for screen readers. */
export const FeedbackDone = () => {
  const t = useTranslation('rest')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={panel}
      className="ui-stack ui-gap-4 ui-card"
      tabIndex={-1}
      aria-label={t('feedback.done.title')}
    >
      <EmptyState
        icon="check"
        title={t('feedback.done.title')}
        text={t('feedback.done.text')}
        action={
          <Button variant="quiet" onClick={startFeedback}>
            {t('feedback.again')}
          </Button>
        }
      />
    </section>
  )
}
