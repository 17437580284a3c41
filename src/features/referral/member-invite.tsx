import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { EmptyState } from '../../ui/feedback/empty-state'
import { HowItWorks } from './how-it-works'
import { LinkCard } from './link-card'

interface Props {
  /** Null if the member has none. */
  readonly link: string | null
  /** '' for none. */
  readonly code: string
  readonly service: ReactNode
}

/** A member's own referral link. */
export const MemberInvite = ({ link, code, service }: Props) => {
  const t = useTranslation('rest')
  if (link === null) {
    return (
      <EmptyState icon="chat" title={t('invite.none.title')} text={t('invite.none.text')} action={service} />
    )
  }
  return (
    <>
      <LinkCard key={link} link={link} code={code} />
      <HowItWorks />
    </>
  )
}
