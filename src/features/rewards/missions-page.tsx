import { useMemberResource } from '../../app/use-member-answer'
import { LiveDataPage } from '../../app/synced-page/synced-page'
import { usePage } from '../../app/use-page'
import { useTranslation } from '../../i18n/use-words'
import { type CurrentMember, useMember } from '../../state/session-state'
import { EmptyState } from '../../ui/message'
import { MissionList } from './missions'

/** What a member can do to earn something, on a page of its own (S2, MEM-02). */
export const MissionsPage = () => {
  const t = useTranslation('rest')
  usePage(t('missions.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('missions', member.id)
  const missions = live.data ?? []
  return (
    <LiveDataPage
      title={t('missions.title')}
      text={t('missions.text')}
      live={live}
      offline={t('benefits.offline')}
    >
      {missions.length === 0 ? (
        <EmptyState icon="sparkle" title={t('missions.none.title')} text={t('missions.none.text')} />
      ) : (
        <MissionList missions={missions} headAs="h2" />
      )}
    </LiveDataPage>
  )
}
