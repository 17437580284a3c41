import { useSnapshot } from 'valtio'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { isAgent } from '#domain/member/member-type'
import { vipOf } from '#domain/member/vip'
import { GameCovers } from '../../shared/games/catalogue/game-covers'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { filterAvailableGames, readPlayerGames } from '../../shared/games/catalogue/player-games'
import { useReadyOrTimeout } from '../../shared/sync/use-ready-or-timeout'
import { useMemberInfo } from '../../shared/member/use-member-info'
import { usePage } from '../../shared/routing/use-page'
import { useIsSlow } from '../../shared/sync/use-is-slow'
import { VipCard } from '../../shared/member/vip-card'
import { useTranslation } from '../../i18n/use-translation'
import { pageState } from '../../shared/page/page-state'
import { type CurrentMember, useMember } from '../../shared/session/session-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { BalanceCard } from './balance-card'
import { Entries } from './member-entries'
import { MemberHead } from './member-head'
import styles from './member-page.module.css'
import { MemberSettings } from './member-settings'

const GAMES_SHOWN = 8

/** The member page: profile, balance and links (MEM-01, MEM-04). */
export const MemberPage = () => {
  const t = useTranslation('rest')
  usePage(t('member.title'))
  const member = useMember()
  // The route guard redirects everyone else.
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
  const isSettled = useReadyOrTimeout(played !== undefined)
  const hasWaitedLong = useIsSlow(!isVipKnown, SLOW_HINT_DELAY_MS)
  return (
    <div className={styles.page} aria-busy={!isSettled || undefined}>
      <h1 className="visually-hidden">{t('member.title')}</h1>
      <div className={styles.column}>
        <div className="ui-clip ui-raised">
          <MemberHead member={member} info={info.data} vip={vip} settings={settings} />
          <BalanceCard info={info} settings={settings} />
        </div>
        {isVipKnown || hasWaitedLong ? vip && <VipCard vip={vip} /> : <Skeleton className={styles.vip} />}
      </div>
      {isSettled && (
        <div className={styles.column}>
          <GameCovers
            title={t('lobby.continue')}
            games={filterAvailableGames(played ?? [])}
            isMember
            layout="row"
          />
          <Entries memberId={member.id} isAgent={isAgent(member.type)} />
          <MemberSettings />
        </div>
      )}
    </div>
  )
}
