import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AccountGlyph } from '../payout-accounts/account-icon'
import { AmountField } from './amount-field'
import { PaymentMethodPicker } from './payment-method-picker'
import type { PayoutAccount } from '#domain/money/payout-accounts'
import { useAmountField } from './use-amount-field'
import { useSubmitTransaction } from '../../../shared/money/use-submit-transaction'
import { useConnection } from '../../../shared/sync/use-connection'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import { useTranslation } from '../../../i18n/use-translation'
import { showOffline } from '../../../shared/overlays/overlay-queue'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/forms/field'
import { FormMessage } from '../../../ui/feedback/form-message'
import { AddAccountLink } from './add-account-link'
import { type WithdrawalRequest, WithdrawQuestion } from './withdraw-confirm'

interface Props {
  /** At least one account. */
  readonly accounts: readonly PayoutAccount[]
  /** Called when the gateway has accepted a withdrawal, or the outcome is unknown: it is in the list above the form. */
  readonly onSent: () => void
}

/** Account and amount of a withdrawal, with a confirmation before it is sent. The input stays until it was sent. */
export const WithdrawForm = ({ accounts, onSent }: Props) => {
  const t = useTranslation('rest')
  const { isOffline } = useConnection()
  const { data: info } = useMemberInfo()
  const { busy, announced, run } = useSubmitTransaction('request.invalid', 'balance.not.enough')
  // A sync may change order and accounts. The one that the player sees stays the chosen one.
  const [chosen, setChosen] = useState(accounts[0]?.id)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<WithdrawalRequest | null>(null)
  const account = accounts.find(({ id }) => id === chosen)
  const balance = info?.balance
  // The gateway validates an amount while the balance is unknown.
  const amount = useAmountField({ min: 0, max: balance ?? Infinity, tooMuch: t('withdraw.notEnough') })
  const form = useRef<HTMLFormElement>(null)
  useFormActivity(amount.text !== '')
  const isBusy = busy !== null
  const isAsked = asked !== null
  if (isAsked && accounts.every(({ id }) => id !== asked.account.id)) setAsked(null)
  // When the confirmation disappears, the form gets the focus.
  useEffect(() => {
    const focusForm = (): void => form.current?.focus({ preventScroll: true })
    return isAsked ? focusForm : undefined
  }, [isAsked])

  const ask = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy || isAsked) return
    if (!account) {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    const requestedAmount = amount.check()
    if (requestedAmount === null) return
    if (isOffline) showOffline()
    else setAsked({ amount: requestedAmount, account })
  }
  const close = (): void => setAsked(null)
  const send = ({ amount: requestedAmount, account: { id } }: WithdrawalRequest): void => {
    close()
    const secret = password === '' ? {} : { fundPassword: password }
    run({ act: 'createWithdrawal', accountId: id, amount: requestedAmount, ...secret }, ({ status }) => {
      amount.clear()
      setPassword('')
      if (status !== 'done') onSent()
    })
  }
  return (
    <form
      ref={form}
      className="ui-card ui-stack ui-shrinkable ui-gap-4"
      method="post"
      noValidate
      tabIndex={-1}
      onSubmit={ask}
    >
      <PaymentMethodPicker
        label={t('withdraw.account')}
        name="account"
        choices={accounts.map(({ id, label, masked, kind }) => ({
          id,
          title: label,
          text: masked,
          image: <AccountGlyph kind={kind} />,
        }))}
        current={account?.id ?? ''}
        isReadOnly={isBusy || isAsked}
        onChoose={setChosen}
      />
      <AddAccountLink variant="quiet" />
      <AmountField
        value={amount.text}
        error={amount.error}
        isReadOnly={isBusy || isAsked}
        inputRef={amount.ref}
        whole={balance ?? 0}
        onLeave={amount.leave}
        onChange={amount.set}
      />
      <Field
        label={t('withdraw.password')}
        name="fund-password"
        type="password"
        autoComplete="new-password" // browsers fill in the saved login if this is "off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={128}
        placeholder={t('withdraw.password.hint')}
        value={password}
        readOnly={isBusy || isAsked}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {announced && (
        <FormMessage tone={announced.isDone ? 'info' : 'danger'}>
          {t(
            announced.isDone
              ? 'money.done'
              : announced.code === 'balance.not.enough'
                ? 'withdraw.notEnough'
                : 'money.refused',
          )}
        </FormMessage>
      )}
      {isAsked ? (
        <WithdrawQuestion asked={asked} balance={balance} onBack={close} onSend={() => send(asked)} />
      ) : (
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {t('withdraw.submit')}
        </Button>
      )}
    </form>
  )
}
