import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { isUnsettled } from '#domain/rules/money-acts'
import { useDoMoney } from '../../app/money/use-do-money'
import { LooseActs } from '../../app/money/act-note'
import { useMoneyActs } from '../../app/money/use-money-acts'
import { PageLead } from '../../app/text-page/page-lead'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import {
  feedbackDraft,
  noteFeedbackArrived,
  noteFeedbackSent,
  startFeedback,
} from '../../state/feedback-draft'
import { type CurrentMember, useMember } from '../../state/session-state'
import { FeedbackDone } from './feedback-done'
import { FeedbackForm } from './feedback-form'
import styles from './feedback-page.module.css'

/** Where a member writes to the people who run the site (MEM-02). */
export const FeedbackPage = () => {
  const t = useWords('rest')
  usePage(t('feedback.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useWords('rest')
  const { hasArrived, sent } = useSnapshot(feedbackDraft)
  const acts = useMoneyActs(member.id).filter(({ act }) => act === 'feedback')
  const { isOffline } = useConnection()
  const { busy, told, run } = useDoMoney('request.invalid')
  // Its answer was lost, and it has come through.
  const hasCome = sent !== null && acts.some(({ outcome, at }) => outcome === 'done' && at >= sent.at)
  useEffect(() => {
    if (hasCome) noteFeedbackArrived(false)
  }, [hasCome])
  // Whoever comes back has read the thanks.
  useEffect(() => startFeedback, [])

  const send = (): void => {
    const { topic, text } = feedbackDraft
    if (!isOffline) noteFeedbackSent()
    run({ act: 'feedback', topic, text: text.trim() }, ({ status }) => {
      if (status === 'done') noteFeedbackArrived(true)
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
          isBlocked={acts.some(isUnsettled)}
          isRefused={told?.isDone === false}
          isOffline={isOffline}
          onSend={send}
        >
          {busy === null && <LooseActs acts={acts} act="feedback" shown={[]} />}
        </FeedbackForm>
      )}
    </TextPage>
  )
}
