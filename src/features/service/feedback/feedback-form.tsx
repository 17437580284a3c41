import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  MAX_FEEDBACK_LENGTH,
  FEEDBACK_TOPICS,
  feedbackLength,
  validateFeedback,
} from '#domain/service/feedback'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { formatNumber } from '../../../i18n/format/format-number'
import { useTranslation } from '../../../i18n/use-translation'
import { feedbackDraft, writeFeedback } from './feedback-draft'
import { Button } from '../../../ui/controls/button'
import { ChoiceChips } from '../../../ui/forms/choice-chips'
import { FormMessage } from '../../../ui/feedback/form-message'
import { TextArea } from '../../../ui/forms/text-area'
import styles from './feedback-page.module.css'

interface Props {
  readonly memberId: string
  readonly isBusy: boolean
  /** True while the outcome of the last message is unknown: no other one is sent. */
  readonly isBlocked: boolean
  readonly isRefused: boolean
  readonly isOffline: boolean
  readonly onSend: () => void
  /** Status of earlier messages. */
  readonly children: ReactNode
}

const TOPIC_LABELS = {
  GAME: 'feedback.topic.game',
  PAYMENT: 'feedback.topic.payment',
  ACCOUNT: 'feedback.topic.account',
  APP: 'feedback.topic.app',
  OTHER: 'feedback.topic.other',
} as const

export const FeedbackForm = ({
  memberId,
  isBusy,
  isBlocked,
  isRefused,
  isOffline,
  onSend,
  children,
}: Props) => {
  const t = useTranslation('rest')
  // Synchronous, or the cursor would jump while typing.
  const { topic, text } = useSnapshot(feedbackDraft, { sync: true })
  const [isReported, setReported] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useFormActivity(text !== '')
  const write = (value: number): string => formatNumber(value, t.language)
  const count = t('feedback.count', { used: write(feedbackLength(text)), most: write(MAX_FEEDBACK_LENGTH) })
  const mistake = validateFeedback(text)
  const isWrong = mistake === 'long' || (mistake === 'missing' && isReported)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy || isBlocked) return
    setReported(mistake !== null)
    if (mistake === null) onSend()
    else area.current?.focus()
  }
  return (
    <form className="ui-stack ui-gap-4 ui-card" noValidate onSubmit={submit}>
      <ChoiceChips
        label={t('feedback.topic')}
        choices={FEEDBACK_TOPICS.map((id) => ({ id, label: t(TOPIC_LABELS[id]) }))}
        current={topic}
        onChoose={(id) => writeFeedback(memberId, { topic: id })}
      />
      <TextArea
        label={t('feedback.message')}
        name="message"
        required
        value={text}
        readOnly={isBusy}
        areaRef={area}
        error={isWrong ? (mistake === 'missing' ? t('feedback.missing') : count) : undefined}
        count={mistake === 'long' ? undefined : count}
        onChange={(event) => {
          setReported(false)
          writeFeedback(memberId, { text: event.currentTarget.value })
        }}
      />
      {isRefused && !isBusy && <FormMessage tone="danger">{t('money.refused')}</FormMessage>}
      {isOffline && <FormMessage tone="offline">{t('feedback.offline')}</FormMessage>}
      <div className={styles.news} tabIndex={-1}>
        {children}
      </div>
      <Button
        type="submit"
        variant="primary"
        isWide
        isBusy={isBusy}
        aria-disabled={isOffline || isBlocked || undefined}
      >
        {t('feedback.submit')}
      </Button>
    </form>
  )
}
