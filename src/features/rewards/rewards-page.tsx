import { MINUTE_MS } from '#domain/constants/timing'
import { subjectOf } from '#domain/rules/money-acts'
import { LooseActs } from '../../app/money/act-note'
import { useDoMoney } from '../../app/money/use-do-money'
import { useMoneyActs } from '../../app/money/use-money-acts'
import { SyncedPage } from '../../app/synced-page/synced-page'
import { useConnection } from '../../app/use-connection'
import { useMemberAnswer } from '../../app/use-member-answer'
import { useNow } from '../../app/use-now'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { type CurrentMember, useMember } from '../../state/session-state'
import { Message } from '../../ui/message'
import { Section } from '../../ui/section'
import { Missions } from './missions'
import { RewardCard } from './reward-card'
import styles from './rewards-page.module.css'

/** What a member was given: to claim, on its way, and claimed, and what they can earn (MEM-02). */
export const RewardsPage = () => {
  const t = useWords('rest')
  usePage(t('rewards.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const GROUPS = [
  ['CLAIMABLE', 'rewards.ready'],
  ['PENDING', 'rewards.pending'],
  ['CLAIMED', 'rewards.claimed'],
] as const

const subjectOfReward = ({ id }: { readonly id: string }): string => subjectOf({ act: 'claimReward', id })

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useWords('rest')
  const live = useMemberAnswer('rewards', member.id)
  const acts = useMoneyActs(member.id)
  const { isOffline } = useConnection()
  const { busy, told, run } = useDoMoney('reward.not.claimable')
  const now = useNow(MINUTE_MS / 2)
  const rewards = live.data ?? []
  const groups = GROUPS.map(([status, title]) => ({
    title,
    group: rewards.filter((reward) => reward.status === status),
  }))
  return (
    <SyncedPage title={t('rewards.title')} text={t('rewards.text')} live={live} offline={t('money.offline')}>
      <LooseActs acts={acts} act="claimReward" shown={rewards.map(subjectOfReward)} />
      {rewards.length === 0 && (
        <Message icon="gift" title={t('rewards.none.title')} text={t('rewards.none.text')} />
      )}
      {groups
        .filter(({ group }) => group.length > 0)
        .map(({ title, group }) => (
          <Section key={title} title={t(title)}>
            <ul className={styles.list}>
              {group.map((reward) => {
                const subject = subjectOfReward(reward)
                return (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    act={acts.find((act) => act.subject === subject)}
                    isBusy={busy === subject}
                    isBlocked={isOffline || (busy !== null && busy !== subject)}
                    told={told?.subject === subject ? told : null}
                    now={now}
                    onClaim={(id) => run({ act: 'claimReward', id })}
                  />
                )
              })}
            </ul>
          </Section>
        ))}
      <Missions memberId={member.id} />
    </SyncedPage>
  )
}
