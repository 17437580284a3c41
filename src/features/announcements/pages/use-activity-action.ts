import { useSnapshot } from 'valtio'
import { activityAction, type ActivityAction } from '#domain/announcements/activity-action'
import { vipOf } from '#domain/member/vip'
import type { AnnouncementRow } from '#domain/tables/rows'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useAppDownload } from '../../../shared/games/launch/use-app-download'
import { useReferral } from '../../../shared/referral/program/use-referral'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import { pageState } from '../../../shared/page/page-state'
import { useMember } from '../../../shared/session/session-state'

/** Returns the button of an announcement for this visitor and device (ANN-05, ANN-07); null if it has none. */
export const useActivityAction = ({ activity }: AnnouncementRow): ActivityAction | null => {
  const { merchant } = useSnapshot(pageState)
  const member = useMember()
  const { data: info } = useMemberInfo()
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const { isAtHome, url } = useAppDownload(settings)
  const referral = useReferral()
  return activityAction(activity, {
    member,
    isAtHome,
    isReferralShown: referral?.isShown === true,
    showsVipBenefit: vipOf(info?.clubLabel, undefined)?.showsBenefits === true,
    download: url,
    origin: window.location.origin,
  })
}
