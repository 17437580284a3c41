import { useRef } from 'react'
import { useMemberAnswer } from '../../app/use-member-answer'
import { BalanceLine } from '../../app/money/balance-line'
import { payoutAccounts } from '#domain/rules/payout-accounts'
import { SyncedPage } from '../../app/synced-page/synced-page'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { type CurrentMember, useMember } from '../../state/session-state'
import { Message } from '../../ui/message'
import { AddAccountLink } from './add-account-link'
import { WithdrawForm } from './withdraw-form'
import { Withdrawals } from './withdrawals'

/** How a member takes money out: an account of theirs, an amount, and a question before it goes (MEM-02). */
export const WithdrawPage = () => {
  const t = useWords('rest')
  usePage(t('withdraw.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useWords('rest')
  const live = useMemberAnswer('withdrawAccounts', member.id)
  const list = useRef<HTMLUListElement>(null)
  const accounts = payoutAccounts(live.data)
  return (
    <SyncedPage
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      live={live}
      offline={t('withdraw.offline')}
      first={<Withdrawals memberId={member.id} accounts={accounts} listRef={list} />}
    >
      <BalanceLine />
      {accounts.length === 0 ? (
        <Message
          icon="info"
          title={t('withdraw.none.title')}
          text={t('withdraw.none.text')}
          action={<AddAccountLink variant="primary" />}
        />
      ) : (
        <WithdrawForm accounts={accounts} onSent={() => list.current?.focus()} />
      )}
    </SyncedPage>
  )
}
