import type { ActivityAction, ActivityRedirect } from '#domain/announcements/activity-action'
import { AppLink } from '../../../shared/routing/app-link'
import { useTranslation } from '../../../i18n/use-translation'
import type { TranslationKey } from '../../../i18n/translation-types'
import { buttonClass } from '../../../ui/controls/button-class'

const LABELS = {
  APP_DOWNLOAD: 'launch.app.get',
  REGISTER: 'login.register',
  DEPOSIT: 'member.deposit',
  REWARD_CENTER: 'member.rewards',
  MISSION: 'missions.title',
  INVITE_FRIENDS: 'member.invite',
  MEMBER: 'member.benefits',
  POINT_MARKET: 'member.market',
  REDIRECT_URL: 'announcement.go',
} as const satisfies Record<ActivityRedirect, TranslationKey>

const LOOK = buttonClass({ variant: 'primary', isWide: true })

/** The link of an announcement: to a screen of the app, or to another site in its own tab (ANN-05, R-14). */
export const ActivityButton = ({ action: { redirect, target } }: { readonly action: ActivityAction }) => {
  const t = useTranslation('rest')
  const label = t(LABELS[redirect])
  if (target.kind === 'route') {
    return (
      <AppLink to={target.to} className={LOOK}>
        {label}
      </AppLink>
    )
  }
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={LOOK}>
      {label}
    </a>
  )
}
