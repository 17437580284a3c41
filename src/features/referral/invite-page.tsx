import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { LOGIN_PATH } from '#domain/routing/routes'
import { withPreservedParams } from '#domain/routing/preserved-params'
import { memberInviteLink } from '#domain/referral/referral'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { useReferral } from '../../shared/referral/program/use-referral'
import { LiveDataPage } from '../../shared/page/live-data/live-data-page'
import { useMemberInfo } from '../../shared/member/use-member-info'
import { usePage } from '../../shared/routing/use-page'
import { useTranslation } from '../../i18n/use-translation'
import { pageState } from '../../shared/page/page-state'
import { useMember } from '../../shared/session/session-state'
import { EmptyState } from '../../ui/feedback/empty-state'
import { GuestInvite } from './guest-invite'
import { MemberInvite } from './member-invite'

interface Props {
  /** The links to customer service, for players without the promotion. */
  readonly service: ReactNode
}

/** A player's referral link to share (REF-03). A guest's link has the codes that the guest came with. */
export const InvitePage = ({ service }: Props) => {
  const t = useTranslation('rest')
  usePage(t('member.invite'))
  const { merchant } = useSnapshot(pageState)
  const member = useMember()
  const settings = useLiveQuery((read) => read.get('settings', merchant), [], 'settings')
  const info = useMemberInfo()
  const referral = useReferral()
  const isOff = referral?.entry.kind === 'to' && referral.entry.path === LOGIN_PATH
  if (isOff) return <Navigate to={withPreservedParams(LOGIN_PATH, window.location.search)} replace />
  const rows = member ? info : settings
  const isShown = referral?.isShown === true
  const link = info.data ? memberInviteLink(window.location.origin, info.data) : null
  const hasLink = isShown && (!member || link !== null)
  // First it must be known who has the promotion.
  const live = referral ? rows : WAITING
  return (
    <LiveDataPage
      title={t('member.invite')}
      text={t(lead(referral?.isShown !== false, member !== null))}
      live={live}
      offline={t(hasLink ? 'invite.offline' : 'benefits.offline')}
      hasColumns={hasLink}
    >
      {referral && !referral.isShown && (
        <EmptyState icon="chat" title={t('invite.closed.title')} action={service} />
      )}
      {isShown && !member && <GuestInvite />}
      {isShown && member && info.data && (
        <MemberInvite link={link} code={info.data.referralCode} service={service} />
      )}
    </LiveDataPage>
  )
}

const lead = (isShown: boolean, isMember: boolean) => {
  if (!isShown) return 'invite.closed.text'
  return isMember ? 'invite.text' : 'invite.guestText'
}

const WAITING = { status: 'loading', data: undefined, syncedAt: undefined } as const
