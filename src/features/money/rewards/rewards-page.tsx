import { useState } from 'react'
import type { Rewards } from '#domain/contract/member/member-area'
import { MINUTE_MS } from '#domain/timing'
import { transactionSubject } from '#domain/money/transaction-state'
import { OrphanTransactions } from '../../../shared/money/transaction-status'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { useConnection } from '../../../shared/sync/use-connection'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { useNow } from '../../../shared/page/use-now'
import { usePage } from '../../../shared/routing/use-page'
import { isolate } from '../../../i18n/format/isolate'
import { vibrate } from '../../../shared/page/vibration'
import { showToast } from '../../../shared/overlays/toasts'
import { useMoneyFormat } from '../use-money-format'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Section } from '../../../ui/layout/section'
import { CardList } from '../../../ui/layout/card-list'
import { Missions } from './missions'
import { RewardCard } from './reward-card'

/** The member's rewards: claimable, in progress and claimed, and the missions (MEM-02). */
export const RewardsPage = () => {
  const t = useTranslation('rest')
  usePage(t('rewards.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const GROUPS = [
  ['CLAIMABLE', 'rewards.ready'],
  ['PENDING', 'rewards.pending'],
  ['CLAIMED', 'rewards.claimed'],
] as const

const subjectOfReward = ({ id }: { readonly id: string }): string =>
  transactionSubject({ act: 'claimReward', id })

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('rewards', member.id)
  const acts = useOpenTransactions(member.id)
  const { isOffline } = useConnection()
  const { busy, announced, run } = useSubmitTransaction('reward.not.claimable')
  const now = useNow(MINUTE_MS / 2)
  const { write } = useMoneyFormat()
  const rewards = live.data ?? []
  // A reward that was claimed here keeps its position while the page is open.
  const [claimedHere, setClaimedHere] = useState<ReadonlySet<string>>(new Set())
  const groups = GROUPS.map(([status, title]) => ({
    title,
    group: rewards.filter((reward) => (claimedHere.has(reward.id) ? 'CLAIMABLE' : reward.status) === status),
  }))
  const claim = ({ id, amount }: Rewards[number]): void =>
    run({ act: 'claimReward', id }, ({ status }) => {
      if (status !== 'done') return
      setClaimedHere((before) => new Set([...before, id]))
      vibrate()
      showToast({ text: t('rewards.done', { amount: isolate(write(amount)) }), tone: 'success' })
    })
  return (
    <LiveDataPage
      title={t('rewards.title')}
      text={t('rewards.text')}
      live={live}
      offline={t('money.offline')}
      hasCards
    >
      <OrphanTransactions acts={acts} act="claimReward" shown={rewards.map(subjectOfReward)} />
      {rewards.length === 0 && (
        <EmptyState icon="gift" title={t('rewards.none.title')} text={t('rewards.none.text')} />
      )}
      {groups
        .filter(({ group }) => group.length > 0)
        .map(({ title, group }) => (
          <Section key={title} title={t(title)}>
            <CardList>
              {group.map((reward) => {
                const subject = subjectOfReward(reward)
                return (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    act={acts.find((act) => act.subject === subject)}
                    isBusy={busy === subject}
                    isBlocked={isOffline || (busy !== null && busy !== subject)}
                    announced={announced?.subject === subject ? announced : null}
                    now={now}
                    isClaimedHere={claimedHere.has(reward.id)}
                    onClaim={() => claim(reward)}
                  />
                )
              })}
            </CardList>
          </Section>
        ))}
      <Missions memberId={member.id} />
    </LiveDataPage>
  )
}
