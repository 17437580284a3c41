import { useSnapshot } from 'valtio'
import { activityAction, type ActivityAction } from '#domain/rules/activity'
import { vipOf } from '#domain/rules/vip'
import type { AnnouncementRow } from '#domain/tables/rows'
import { useLive } from '../../app/live'
import { useAppDownload } from '../../app/launch/use-app-download'
import { useMemberInfo } from '../../app/use-member-info'
import { pageState } from '../../state/page-state'
import { useMember } from '../../state/session-state'

/** The button of an announcement for who looks at it, on this device (ANN-05, ANN-07); null where it has none. */
export const useActivityAction = ({ activity }: AnnouncementRow): ActivityAction | null => {
  const { merchant } = useSnapshot(pageState)
  const member = useMember()
  const { data: info } = useMemberInfo()
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const { isAtHome, url } = useAppDownload(settings)
  return activityAction(activity, {
    member,
    isAtHome,
    isReferralShown: isReferralShown(settings),
    showsVipBenefit: vipOf(info?.clubLabel, undefined)?.showsBenefits === true,
    download: url,
    origin: window.location.origin,
  })
}

/** REF-02 is more than the site's own switch: the one place that is to ask its rule. Settings keep the field as it came. */
const isReferralShown = (settings: object | undefined): boolean =>
  fieldOf(fieldOf(fieldOf(settings, 'availablePromotions'), 'REFERRAL'), 'enabled') === true

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
