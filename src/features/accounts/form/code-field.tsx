import type { Ref } from 'react'
import { codeDigits } from '#domain/accounts/code-digits'
import type { LanguageCode } from '#domain/language/languages'
import { formatTime } from '../../../i18n/format/format-day'
import { formatNumber } from '../../../i18n/format/format-number'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Field } from '../../../ui/forms/field'
import { accountErrorText } from './account-error-text'
import styles from './code-field.module.css'
import { ErrorMessage } from './error-message'
import type { Code } from './use-one-time-code'

interface Props {
  readonly code: Code
  /** True if the identity provider sends the code: the countdown runs until a resend, not until the code expires. */
  readonly isByProvider?: boolean
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Called when the address is valid: sends the code. */
  readonly onSend: () => void
  readonly error?: string | undefined
  /** Error for a wrong code. Announced at once, because the focus may be in the field already. */
  readonly wrong?: string | undefined
  readonly errorId?: string | undefined
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly enterKeyHint?: 'next' | 'go'
}

/**
 * Field for a six-digit one-time code, and the button that sends it (TFA-04). Accepts pasted and autofilled codes.
 */
export const CodeField = ({
  code,
  isByProvider = false,
  value,
  onChange,
  onSend,
  isReadOnly = false,
  enterKeyHint = 'go',
  error,
  wrong,
  ...rest
}: Props) => {
  const t = useTranslation('rest')
  const { state, seconds } = code
  const shownError = wrong ?? error
  const isWaiting = state.kind === 'counting' || state.kind === 'sending'
  const problem = state.kind === 'failed' && wrong === undefined ? accountErrorText(state.error, t) : ''
  return (
    <div className="ui-stack ui-gap-1">
      <Field
        {...rest}
        error={
          shownError === undefined ? undefined : (
            <ErrorMessage text={shownError} isAlert={wrong !== undefined} />
          )
        }
        label={t('account.code')}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        enterKeyHint={enterKeyHint}
        maxLength={12}
        dir="ltr"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(codeDigits(event.currentTarget.value))}
        trailing={
          <button
            type="button"
            className={styles.send}
            aria-disabled={isWaiting || isReadOnly || undefined}
            onClick={isWaiting || isReadOnly ? undefined : onSend}
          >
            {sendLabel()}
          </button>
        }
      />
      <p role="status" className={problem === '' ? styles.hint : styles.problem}>
        {problem === '' ? sentHint() : <ErrorMessage text={problem} />}
      </p>
    </div>
  )

  function sendLabel(): string {
    if (state.kind === 'sending') return t('account.code.sending')
    if (state.kind === 'counting') return t('account.code.wait', { time: clock(seconds, t.language) })
    return t(state.kind === 'resendable' ? 'account.code.again' : 'account.code.send')
  }

  function sentHint(): string {
    if (state.kind !== 'counting') return ''
    // After a wrong code the hint "code sent" is hidden.
    if (isByProvider) return wrong === undefined ? t('identity.codeSent') : ''
    return t('account.code.sent', { time: isolate(formatTime(state.until, t.language)) })
  }
}

/** Returns minutes and seconds in the language's digits: "1:05". */
const clock = (seconds: number, language: LanguageCode): string => {
  const write = (value: number): string => formatNumber(Math.floor(value), language)
  return `${write(seconds / 60)}:${write((seconds % 60) / 10)}${write(seconds % 10)}`
}
