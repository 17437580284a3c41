import { useRef } from 'react'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { BalanceLine } from './balance-line'
import { payoutAccounts } from '#domain/money/payout-accounts'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { AddAccountLink } from './add-account-link'
import { WithdrawForm } from './withdraw-form'
import { Withdrawals } from './withdrawals'

/** The withdrawal page: account, amount, then a confirmation (MEM-02). */
export const WithdrawPage = () => {
  const t = useTranslation('rest')
  usePage(t('withdraw.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('withdrawAccounts', member.id)
  const list = useRef<HTMLUListElement>(null)
  const accounts = payoutAccounts(live.data)
  return (
    <LiveDataPage
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      live={live}
      hasColumns
      offline={t('withdraw.offline')}
      first={<Withdrawals memberId={member.id} accounts={accounts} listRef={list} />}
    >
      <BalanceLine />
      {accounts.length === 0 ? (
        <EmptyState
          icon="info"
          title={t('withdraw.none.title')}
          text={t('withdraw.none.text')}
          action={<AddAccountLink variant="primary" />}
        />
      ) : (
        <WithdrawForm accounts={accounts} onSent={() => list.current?.focus()} />
      )}
    </LiveDataPage>
  )
}
