import { useSnapshot } from 'valtio'
import { SLOW_HINT_DELAY_MS } from '#domain/constants/timing'
import { isAgent } from '#domain/rules/member-kind'
import { vipOf } from '#domain/rules/vip'
import { GameCovers } from '../../app/game-covers'
import { useLiveQuery } from '../../app/live'
import { filterAvailableGames, readPlayerGames } from '../../app/own-games'
import { useReadyOrTimeout } from '../../app/use-stands'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { useIsSlow } from '../../app/use-waited-long'
import { VipCard } from '../../app/vip/vip-card'
import { useTranslation } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { type CurrentMember, useMember } from '../../state/session-state'
import { Skeleton } from '../../ui/skeleton'
import { BalanceCard } from './balance-card'
import { Entries } from './entries'
import { MemberHead } from './member-head'
import styles from './member-page.module.css'
import { MemberSettings } from './member-settings'

const GAMES_SHOWN = 8

/** The member's own page: who they are, what they have, and the ways from here (MEM-01, MEM-04). */
export const MemberPage = () => {
  const t = useTranslation('rest')
  usePage(t('member.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const { merchant } = useSnapshot(pageState)
  const info = useMemberInfo()
  const rank = useLiveQuery(
    (read) => read.get('rankProgress', [merchant, member.id]),
    [member.id],
    'rankProgress',
  )
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const { data: played } = useLiveQuery(
    (read) => readPlayerGames(read, 'recents', member.id, GAMES_SHOWN),
    [member.id],
  )
  const vip = vipOf(info.data?.clubLabel, rank.data)
  const isVipKnown =
    info.data !== undefined && (vip === null || rank.data !== undefined || rank.syncedAt !== undefined)
  const stands = useReadyOrTimeout(played !== undefined)
  const hasWaitedLong = useIsSlow(!isVipKnown, SLOW_HINT_DELAY_MS)
  return (
    <div className={styles.page} aria-busy={!stands || undefined}>
      <h1 className="visually-hidden">{t('member.title')}</h1>
      <div className={styles.top}>
        <MemberHead member={member} info={info.data} vip={vip} settings={settings} />
        <BalanceCard info={info} settings={settings} />
      </div>
      {isVipKnown || hasWaitedLong ? vip && <VipCard vip={vip} /> : <Skeleton className={styles.vip} />}
      {stands && (
        <>
          <GameCovers
            title={t('lobby.continue')}
            games={filterAvailableGames(played ?? [])}
            isMember
            layout="row"
          />
          <Entries isAgent={isAgent(member.type)} />
          <MemberSettings />
        </>
      )}
    </div>
  )
}
