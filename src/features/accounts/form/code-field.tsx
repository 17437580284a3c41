import type { Ref } from 'react'
import { useSnapshot } from 'valtio'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { languageFacts } from '#domain/language/language-choice'
import { pageState } from '../../../shared/page/page-state'
import { Field } from '../../../ui/forms/field'
import { accountErrorText } from './account-error-text'
import styles from './code-field.module.css'
import { ProblemText } from './error-text'
import type { Code } from './use-one-time-code'

interface Props {
  readonly code: Code
  /** The identity provider sends it: what counts down is when it may again, and not how long the code is good. */
  readonly isByProvider?: boolean
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Has it sent, when the address is there. */
  readonly onSend: () => void
  readonly error?: string | undefined
  /** It was judged, and is wrong: said at once, as the focus may be in the field already. */
  readonly wrong?: string | undefined
  readonly errorId?: string | undefined
  readonly isReadOnly?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly enterKeyHint?: 'next' | 'go'
}

/** Six digits that were sent, and the button that has them sent (TFA-04). A whole code may be pasted or filled in. */
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
  const { language } = useSnapshot(pageState)
  const { state, seconds } = code
  const shownError = wrong ?? error
  const isWaiting = state.kind === 'counting' || state.kind === 'sending'
  const problem = state.kind === 'failed' && wrong === undefined ? accountErrorText(state.error, t) : ''
  return (
    <div className={styles.code}>
      <Field
        {...rest}
        error={
          shownError === undefined ? undefined : (
            <ProblemText text={shownError} isAlert={wrong !== undefined} />
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
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/gu, '').slice(0, 6))}
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
        {problem === '' ? sentHint() : <ProblemText text={problem} />}
      </p>
    </div>
  )

  function sendLabel(): string {
    if (state.kind === 'sending') return t('account.code.sending')
    if (state.kind === 'counting') return t('account.code.wait', { time: clock(seconds) })
    return t(state.kind === 'resendable' ? 'account.code.again' : 'account.code.send')
  }

  function sentHint(): string {
    if (state.kind !== 'counting') return ''
    // A code that is wrong is not on its way any more.
    if (isByProvider) return wrong === undefined ? t('identity.codeSent') : ''
    const time = new Intl.DateTimeFormat(languageFacts(language).tag, { timeStyle: 'short' }).format(
      state.until,
    )
    return t('account.code.sent', { time: isolate(time) })
  }
}

/** Minutes and seconds: 1:05. */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
