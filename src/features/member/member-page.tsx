import { useSnapshot } from 'valtio'
import { isAgent } from '#domain/rules/member-kind'
import { vipOf } from '#domain/rules/vip'
import { useLive } from '../../app/live'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { VipCard } from '../../app/vip/vip-card'
import { useWords } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { type CurrentMember, useMember } from '../../state/session-state'
import { BalanceCard } from './balance-card'
import { Entries } from './entries'
import { MemberHead } from './member-head'
import styles from './member-page.module.css'
import { MemberSettings } from './member-settings'
import { YourGames } from './your-games'

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
  const { data: rank } = useLive(
    (read) => read.get('rankProgress', [merchant, member.id]),
    [member.id],
    'rankProgress',
  )
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const vip = vipOf(info.data?.clubLabel, rank)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('member.title')}</h1>
      <div className={styles.top}>
        <MemberHead member={member} info={info.data} vip={vip} settings={settings} />
        <BalanceCard info={info} settings={settings} />
      </div>
      {vip && <VipCard vip={vip} />}
      <YourGames memberId={member.id} />
      <Entries isAgent={isAgent(member.type)} />
      <MemberSettings />
    </div>
  )
}
