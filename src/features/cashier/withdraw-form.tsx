import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { minus } from '#domain/rules/amounts'
import { AccountGlyph } from '../../app/money/account-glyph'
import { AmountField } from '../../app/money/amount-field'
import { Choices } from '../../app/money/choices'
import { accountLine, type PayoutAccount } from '../../app/money/payout-accounts'
import { useAmount } from '../../app/money/use-amount'
import { useDoMoney } from '../../app/money/use-do-money'
import { useMoneyFormat } from '../../app/money/use-money-format'
import { useConnection } from '../../app/use-connection'
import { useFormActivity } from '../../app/use-form-activity'
import { useMemberInfo } from '../../app/use-member-info'
import { isolate } from '../../i18n/isolate'
import { useWords } from '../../i18n/use-words'
import { showOffline } from '../../state/overlay-queue'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Note } from '../../ui/note'
import { AddAccountLink } from './add-account-link'
import styles from './cashier.module.css'

interface Props {
  /** At least one. */
  readonly accounts: readonly PayoutAccount[]
  /** The gateway has taken one, or nobody knows: it stands in the list over the form. */
  readonly onSent: () => void
}

/** Where to, and how much; asked once more before it goes. What was typed stays until it went. */
export const WithdrawForm = ({ accounts, onSent }: Props) => {
  const t = useWords('rest')
  const { write } = useMoneyFormat()
  const { isOffline } = useConnection()
  const { data: info } = useMemberInfo()
  const { busy, told, run } = useDoMoney('request.invalid', 'balance.not.enough')
  const [chosen, setChosen] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<number | null>(null)
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0]
  const balance = info?.balance ?? 0
  const amount = useAmount({ min: 0, max: balance, tooMuch: t('withdraw.notEnough') })
  const question = useRef<HTMLParagraphElement>(null)
  useFormActivity(amount.text !== '')
  const isBusy = busy !== null

  useEffect(() => {
    if (asked === null) return
    // All of it, with its answers: the bar at the foot would cover what stands lowest.
    question.current?.parentElement?.scrollIntoView({ block: 'center' })
    question.current?.focus({ preventScroll: true })
  }, [asked])

  const ask = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy || asked !== null) return
    const wished = amount.check()
    if (wished === null) return
    if (isOffline) showOffline()
    else setAsked(wished)
  }
  const send = (wished: number): void => {
    setAsked(null)
    if (!account) return
    const secret = password === '' ? {} : { fundPassword: password }
    run({ act: 'createWithdrawal', accountId: account.id, amount: wished, ...secret }, () => {
      amount.clear()
      setPassword('')
      onSent()
    })
  }
  return (
    <form className={classNames('card', styles.form)} method="post" noValidate onSubmit={ask}>
      <Choices
        label={t('withdraw.account')}
        name="account"
        choices={accounts.map(({ id, label, masked, kind }) => ({
          id,
          title: label,
          text: masked,
          picture: <AccountGlyph kind={kind} />,
        }))}
        current={account?.id ?? ''}
        isReadOnly={isBusy || asked !== null}
        onChoose={setChosen}
      />
      <AddAccountLink variant="quiet" />
      <AmountField
        value={amount.text}
        error={amount.error}
        isReadOnly={isBusy || asked !== null}
        inputRef={amount.ref}
        whole={balance}
        onLeave={amount.leave}
        onChange={amount.set}
      />
      <Field
        label={t('withdraw.password')}
        name="fund-password"
        type="password"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={128}
        placeholder={t('withdraw.password.hint')}
        value={password}
        readOnly={isBusy || asked !== null}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {told && (
        <Note tone={told.isDone ? 'info' : 'danger'}>
          {t(
            told.isDone
              ? 'money.done'
              : told.code === 'balance.not.enough'
                ? 'withdraw.notEnough'
                : 'money.refused',
          )}
        </Note>
      )}
      {asked === null || !account ? (
        <Button type="submit" variant="primary" isWide isBusy={isBusy}>
          {t('withdraw.submit')}
        </Button>
      ) : (
        <div className={styles.question} role="group" aria-label={t('withdraw.confirm.title')}>
          <p ref={question} tabIndex={-1}>
            {t('withdraw.confirm.text', {
              amount: isolate(write(asked)),
              account: isolate(accountLine(account)),
              left: isolate(write(minus(balance, asked))),
            })}
          </p>
          <div className={styles.answers}>
            <Button variant="plain" isWide onClick={() => setAsked(null)}>
              {t('action.back')}
            </Button>
            <Button variant="primary" isWide onClick={() => send(asked)}>
              {t('withdraw.submit')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
