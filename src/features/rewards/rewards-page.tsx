import { MINUTE_MS, PATIENCE_MS } from '#domain/constants/timing'
import { Freshness } from '../../app/freshness/freshness'
import { useMoneyActs } from '../../app/money/use-money-acts'
import { RetryButton } from '../../app/retry-button'
import { PageLead } from '../../app/text-page/page-lead'
import { TextPage } from '../../app/text-page/text-page'
import { useConnection } from '../../app/use-connection'
import { useNow } from '../../app/use-now'
import { usePage } from '../../app/use-page'
import { useWaitedLong } from '../../app/use-waited-long'
import { commands } from '../../app/worker-client'
import { useWords } from '../../i18n/use-words'
import { type CurrentMember, useMember } from '../../state/session-state'
import { Message } from '../../ui/message'
import { Note } from '../../ui/note'
import { Section } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'
import { RewardCard } from './reward-card'
import styles from './rewards-page.module.css'
import { useClaim } from './use-claim'
import { useRewards } from './use-rewards'

/** What a member was given: to claim, on its way, and claimed (MEM-02). Offline it stands as it was last synced. */
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

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useWords('rest')
  const live = useRewards(member.id)
  const acts = useMoneyActs(member.id)
  const { isOffline } = useConnection()
  const { busy, told, claim } = useClaim()
  const now = useNow(MINUTE_MS / 2)
  const isWaiting = live.data === undefined
  const hasWaitedLong = useWaitedLong(isWaiting, PATIENCE_MS)
  const rewards = live.data ?? []
  return (
    <TextPage isBusy={isWaiting}>
      <header className={styles.head}>
        <PageLead title={t('rewards.title')} text={t('rewards.text')} />
        {live.data && <Freshness syncedAt={live.syncedAt} hasData label={t('update.refresh')} />}
      </header>
      {isOffline && live.data && <Note tone="offline">{t('money.offline')}</Note>}
      {isWaiting && !isOffline && !hasWaitedLong && <Waiting />}
      {isWaiting && (isOffline || hasWaitedLong) && <Unreached />}
      {live.data?.length === 0 && (
        <Message icon="gift" title={t('rewards.none.title')} text={t('rewards.none.text')} />
      )}
      {GROUPS.map(([status, title]) => {
        const group = rewards.filter((reward) => reward.status === status)
        return (
          group.length > 0 && (
            <Section key={status} title={t(title)}>
              <ul className={styles.list}>
                {group.map((reward) => (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    act={acts.find(({ subject }) => subject === `claimReward ${reward.id}`)}
                    isBusy={busy === reward.id}
                    isOffline={isOffline}
                    told={told?.id === reward.id ? told : null}
                    now={now}
                    onClaim={claim}
                  />
                ))}
              </ul>
            </Section>
          )
        )
      })}
    </TextPage>
  )
}

const Waiting = () => (
  <div className={styles.list}>
    <Skeleton className={styles.waiting} />
    <Skeleton className={styles.waiting} />
    <Skeleton className={styles.waiting} />
  </div>
)

const Unreached = () => {
  const t = useWords('rest')
  return (
    <Message
      tone="error"
      icon="offline"
      title={t('boundary.chunk.title')}
      text={t('failure.network')}
      action={<RetryButton isBusy={false} onRetry={() => void commands.refresh()} />}
    />
  )
}
