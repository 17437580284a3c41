import { payoutAccounts } from '#domain/money/payout-accounts'
import { AccountList } from './account-list'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { Section } from '../../../ui/layout/section'
import { BankCardForm } from './bank-card-form'

interface Props {
  /** True to ask for a key of Brazil's Pix as well. */
  readonly isPix: boolean
}

/** The page to add a payout account (MEM-02). */
export const BankCardPage = ({ isPix }: Props) => {
  const t = useTranslation('rest')
  usePage(t(isPix ? 'bank.pix.title' : 'bank.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content key={String(isPix)} member={member} isPix={isPix} />
}

const Content = ({ member, isPix }: Props & { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const live = useMemberResource('withdrawAccounts', member.id)
  return (
    <LiveDataPage
      title={t(isPix ? 'bank.pix.title' : 'bank.title')}
      text={t(isPix ? 'bank.pix.text' : 'bank.text')}
      live={live}
      hasColumns
      offline={t('bank.offline')}
      first={<BankCardForm memberId={member.id} isPix={isPix} />}
    >
      <Section title={t('bank.accounts')}>
        <AccountList accounts={payoutAccounts(live.data)} />
      </Section>
    </LiveDataPage>
  )
}
