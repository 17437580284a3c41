import type { ReactNode } from 'react'
import type { MemberInfo } from '#domain/contract/members'
import { memberInviteLink } from '#domain/rules/referral'
import { useWords } from '../../i18n/use-words'
import { Message } from '../../ui/message'
import { HowItWorks } from './how-it-works'
import { LinkCard } from './link-card'

interface Props {
  readonly info: MemberInfo
  readonly service: ReactNode
}

/** A member's own link, by which their friends count for them. */
export const MemberInvite = ({ info, service }: Props) => {
  const t = useWords('rest')
  const link = memberInviteLink(window.location.origin, info)
  if (link === null) {
    return (
      <Message icon="chat" title={t('invite.none.title')} text={t('invite.none.text')} action={service} />
    )
  }
  return (
    <>
      <LinkCard key={link} link={link} code={info.referralCode} />
      <HowItWorks />
    </>
  )
}
