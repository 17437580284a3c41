import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { SPARKLE } from '../../../ui/icons/sparkle-icon-path'
import { MissionList } from './missions'

/** The missions of a member, on their own page (S2, MEM-02). */
export const MissionsPage = () => {
  const t = useTranslation('rest')
  usePage(t('missions.title'))
  const member = useMember()
  // The route guard redirects everyone else.
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
      hasCards
    >
      {missions.length === 0 ? (
        <EmptyState icon={SPARKLE} title={t('missions.none.title')} text={t('missions.none.text')} />
      ) : (
        <MissionList missions={missions} headAs="h2" />
      )}
    </LiveDataPage>
  )
}
