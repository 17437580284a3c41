import { MEMBER_PATH } from '#domain/routing/routes'
import { formatNumber } from '../../i18n/format/format-number'
import { useTranslation } from '../../i18n/use-translation'
import { BarBadge } from '../../shared/page/bar-badge'
import { useClaimableCount } from '../../shared/member/use-claimable-count'
import { useMember } from '../../shared/session/session-state'

/** Number of rewards that the member can claim, on the account's entry in the bar. */
export const ClaimBadge = () => {
  const member = useMember()
  return member && <Count key={member.id} memberId={member.id} />
}

const Count = ({ memberId }: { readonly memberId: string }) => {
  const t = useTranslation('rest')
  const count = useClaimableCount(memberId)
  return (
    <BarBadge
      path={MEMBER_PATH}
      count={count}
      label={t('rewards.readyCount', { number: formatNumber(count, t.language) })}
    />
  )
}
