import { useSnapshot } from 'valtio'
import { PATIENCE_MS } from '#domain/constants/timing'
import { isAgent } from '#domain/rules/member-kind'
import { vipOf } from '#domain/rules/vip'
import { GameCovers } from '../../app/game-covers'
import { useLive } from '../../app/live'
import { offeredGames, readOwnGames } from '../../app/own-games'
import { useStands } from '../../app/use-stands'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { useWaitedLong } from '../../app/use-waited-long'
import { VipCard } from '../../app/vip/vip-card'
import { useWords } from '../../i18n/use-words'
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
  const t = useWords('rest')
  usePage(t('member.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useWords('rest')
  const { merchant } = useSnapshot(pageState)
  const info = useMemberInfo()
  const rank = useLive((read) => read.get('rankProgress', [merchant, member.id]), [member.id], 'rankProgress')
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const { data: played } = useLive(
    (read) => readOwnGames(read, 'recents', member.id, GAMES_SHOWN),
    [member.id],
  )
  const vip = vipOf(info.data?.clubLabel, rank.data)
  const isVipKnown =
    info.data !== undefined && (vip === null || rank.data !== undefined || rank.syncedAt !== undefined)
  const stands = useStands(played !== undefined)
  const hasWaitedLong = useWaitedLong(!isVipKnown, PATIENCE_MS)
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
          <GameCovers title={t('lobby.continue')} games={offeredGames(played ?? [])} isMember layout="row" />
          <Entries isAgent={isAgent(member.type)} />
          <MemberSettings />
        </>
      )}
    </div>
  )
}
