import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { needsReconciliation } from '#domain/rules/money-acts'
import { useSubmitTransaction } from '../../app/money/use-do-money'
import { OrphanTransactions } from '../../app/money/act-note'
import { useOpenTransactions } from '../../app/money/use-money-acts'
import { PageLead } from '../../app/text-page/page-lead'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { usePage } from '../../app/use-page'
import { useTranslation } from '../../i18n/use-words'
import {
  feedbackDraft,
  markFeedbackDelivered,
  markFeedbackSending,
  startFeedback,
} from '../../state/feedback-draft'
import { type CurrentMember, useMember } from '../../state/session-state'
import { FeedbackDone } from './feedback-done'
import { FeedbackForm } from './feedback-form'
import styles from './feedback-page.module.css'

/** Where a member writes to the people who run the site (MEM-02). */
export const FeedbackPage = () => {
  const t = useTranslation('rest')
  usePage(t('feedback.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const { hasArrived, sent } = useSnapshot(feedbackDraft)
  const acts = useOpenTransactions(member.id).filter(({ act }) => act === 'feedback')
  const { isOffline } = useConnection()
  const { busy, told, run } = useSubmitTransaction('request.invalid')
  // Its answer was lost, and it has come through.
  const hasCome = sent !== null && acts.some(({ outcome, at }) => outcome === 'done' && at >= sent.at)
  useEffect(() => {
    if (hasCome) markFeedbackDelivered(false)
  }, [hasCome])
  // Whoever comes back has read the thanks.
  useEffect(() => startFeedback, [])

  const send = (): void => {
    const { topic, text } = feedbackDraft
    if (!isOffline) markFeedbackSending()
    run({ act: 'feedback', topic, text: text.trim() }, ({ status }) => {
      if (status === 'done') markFeedbackDelivered(true)
    })
  }
  return (
    <TextPage>
      <header className={styles.head}>
        <PageLead title={t('feedback.title')} text={t('feedback.text')} />
      </header>
      {hasArrived ? (
        <FeedbackDone />
      ) : (
        <FeedbackForm
          memberId={member.id}
          isBusy={busy !== null}
          isBlocked={acts.some(needsReconciliation)}
          isRefused={told?.isDone === false}
          isOffline={isOffline}
          onSend={send}
        >
          {busy === null && <OrphanTransactions acts={acts} act="feedback" shown={[]} />}
        </FeedbackForm>
      )}
    </TextPage>
  )
}
