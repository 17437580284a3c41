import { codeDigits } from '#domain/accounts/code-digits'
import type { RestKey } from '../../../i18n/translation-types'
import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import styles from '../form/account-form.module.css'
import { CodeField } from '../form/code-field'
import { EmailField } from '../form/email-field'
import { PhoneField } from '../phone/phone-field'
import type { TwoFactor } from './use-two-factor'

interface Props {
  readonly step: TwoFactor
  readonly errorId: string | undefined
  /** Error of the SMS code. */
  readonly wrongCode: string | undefined
}

/** Fields of the open tab. Other tabs' fields are not rendered; another tab starts empty (TFA-01, TFA-02). */
export const TwoFactorFields = ({ step, errorId, wrongCode }: Props) => {
  const t = useTranslation('rest')
  const { state, proofs, type, refs, isReadOnly, dialingCode, code, isByProvider, sendCode, numberProblem } =
    step
  const missing = state.kind === 'editing' ? state.missing : null
  const errorOf = (field: keyof typeof proofs, key: RestKey): string | undefined =>
    missing === field ? t(key) : undefined
  switch (state.method) {
    case 'payeeName':
      return (
        <>
          <Field
            label={t('twoFactor.payeeName')}
            name="payeeName"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            inputRef={refs.payeeName}
            value={proofs.payeeName}
            readOnly={isReadOnly}
            error={errorOf('payeeName', 'twoFactor.payeeName.missing')}
            errorId={errorId}
            onChange={(event) => type('payeeName', event.currentTarget.value)}
          />
          {missing === null && <p className={styles.hint}>{t('twoFactor.payeeName.hint')}</p>}
        </>
      )
    case 'email':
      return (
        <>
          <EmailField
            enterKeyHint="go"
            inputRef={refs.email}
            value={proofs.email}
            isReadOnly={isReadOnly}
            error={errorOf('email', 'account.email.missing')}
            errorId={errorId}
            onChange={(text) => type('email', text)}
          />
          {missing === null && <p className={styles.hint}>{t('twoFactor.email.hint')}</p>}
        </>
      )
    case 'ga':
      return (
        <Field
          label={t('twoFactor.authCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={12}
          dir="ltr"
          inputRef={refs.authCode}
          value={proofs.authCode}
          readOnly={isReadOnly}
          error={errorOf('authCode', 'twoFactor.authCode.missing')}
          errorId={errorId}
          onChange={(event) => type('authCode', codeDigits(event.currentTarget.value))}
        />
      )
    case 'sms':
      return (
        <>
          <PhoneField
            dialingCode={dialingCode}
            inputRef={refs.mobileNum}
            value={proofs.mobileNum}
            isReadOnly={isReadOnly}
            error={numberProblem ?? errorOf('mobileNum', 'account.mobile.missing')}
            errorId={errorId}
            onChange={(digits) => type('mobileNum', digits)}
          />
          <CodeField
            code={code}
            isByProvider={isByProvider}
            inputRef={refs.verificationCode}
            value={proofs.verificationCode}
            isReadOnly={isReadOnly}
            error={errorOf('verificationCode', 'account.code.missing')}
            wrong={wrongCode}
            errorId={errorId}
            onChange={(digits) => type('verificationCode', digits)}
            onSend={sendCode}
          />
          {step.captcha}
        </>
      )
  }
}
