import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { needsReconciliation } from '#domain/money/transaction-state'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { OrphanTransactions } from '../../../shared/money/transaction-status'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { PageLead } from '../../../shared/page/text/page-lead'
import { TextPage } from '../../../shared/page/text/text-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { feedbackDraft, markFeedbackDelivered, markFeedbackSending, startFeedback } from './feedback-draft'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { FeedbackDone } from './feedback-done'
import { FeedbackForm } from './feedback-form'

/** The page where a member writes to the operator (MEM-02). */
export const FeedbackPage = () => {
  const t = useTranslation('rest')
  usePage(t('feedback.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const { hasArrived, sent } = useSnapshot(feedbackDraft)
  const acts = useOpenTransactions(member.id).filter(({ act }) => act === 'feedback')
  const { isOffline } = useConnection()
  const { busy, announced, run } = useSubmitTransaction('request.invalid')
  // The response was lost, but the message has arrived.
  const hasCome = sent !== null && acts.some(({ outcome, at }) => outcome === 'done' && at >= sent.at)
  useEffect(() => {
    if (hasCome) markFeedbackDelivered(false)
  }, [hasCome])
  // The confirmation is shown once, so it is gone on the next visit to the page.
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
      <header className="ui-stack ui-gap-1">
        <PageLead title={t('feedback.title')} text={t('feedback.text')} />
      </header>
      {hasArrived ? (
        <FeedbackDone />
      ) : (
        <FeedbackForm
          memberId={member.id}
          isBusy={busy !== null}
          isBlocked={acts.some(needsReconciliation)}
          isRefused={announced?.isDone === false}
          isOffline={isOffline}
          onSend={send}
        >
          {busy === null && <OrphanTransactions acts={acts} act="feedback" shown={[]} />}
        </FeedbackForm>
      )}
    </TextPage>
  )
}
