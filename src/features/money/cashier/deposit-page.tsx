import type { DepositSettings } from '#domain/contract/member/member-area'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { BalanceLine } from './balance-line'
import { useOpenTransactions } from '../../../shared/money/use-transactions'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { DepositForm } from './deposit-form'
import { Deposits } from './deposits'
import { usePay } from './use-pay'

/** The deposit page: method, amount, then the provider's own page (MEM-02). */
export const DepositPage = () => {
  const t = useTranslation('rest')
  usePage(t('deposit.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const NONE: DepositSettings['methods'] = []

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('depositSettings', member.id)
  const pay = usePay()
  const acts = useOpenTransactions(member.id).filter(({ act }) => act === 'createDeposit')
  const methods = live.data?.methods ?? NONE
  return (
    <LiveDataPage
      title={t('deposit.title')}
      live={live}
      hasColumns
      offline={t('deposit.offline')}
      isCompact={methods.length > 0}
      first={<Deposits acts={acts} methods={methods} pay={pay} />}
    >
      <BalanceLine />
      {methods.length === 0 ? (
        <EmptyState icon="info" title={t('deposit.none.title')} text={t('deposit.none.text')} />
      ) : (
        <DepositForm methods={methods} pay={pay} acts={acts} />
      )}
    </LiveDataPage>
  )
}
