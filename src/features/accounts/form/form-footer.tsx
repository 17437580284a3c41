import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AccountError } from '#domain/errors'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { useConnection } from '../../../shared/sync/use-connection'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { stopPendingLogin } from '../login/stoppable'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import styles from './account-form.module.css'
import { accountErrorText } from './account-error-text'
import { claimOfflineNotice } from './claim-offline-notice'
import { cancelPhoneVerification } from '../phone/phone-verification'
import { ErrorMessage } from './error-message'
import { FormMessage } from '../../../ui/feedback/form-message'
import { useHasNoResponse } from '../social/use-social'

interface Props {
  readonly label: string
  /** Label of the button while the form is being submitted. */
  readonly busyLabel: string
  readonly isBusy: boolean
  /** Blocks submit while a conflicting action runs, such as a provider login. */
  readonly isHeldBack?: boolean
  /** Error of the whole form. */
  readonly problem?: AccountError | null
  /** Returns the error message for the player. Defaults to {@link accountErrorText}. */
  readonly describe?: ((error: AccountError) => string) | undefined
  /** Id of the error, referenced by the fields that it is about. */
  readonly problemId?: string
  /** Message shown while offline, unless there is an error with another cause. */
  readonly offline?: string
  /** True if a field already shows that the gateway is unreachable. */
  readonly isNoResponseReported?: boolean
}

/** End of every account form: notes, the submit button, and after a slow request a cancel button. */
export const FormFooter = ({
  label,
  busyLabel,
  isBusy,
  isHeldBack = false,
  problem = null,
  describe,
  problemId,
  offline,
  isNoResponseReported = false,
}: Props) => {
  const t = useTranslation('rest')
  const { state, isOffline } = useConnection()
  const isSlow = useIsSlow(isBusy, SLOW_HINT_DELAY_MS)
  // Typed text stays. The button disappears, so the focus moves to the submit button.
  const stop = (event: MouseEvent<HTMLButtonElement>): void => {
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    cancelPhoneVerification()
    void stopPendingLogin()
  }
  // A network error is outdated once the connection is back.
  const [past, setPast] = useState<AccountError | null>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== 'online' && state === 'online') setPast(problem)
    before.current = state
  }, [state, problem])
  const hasProblem = problem !== null && !(problem === past && isNetworkFailure(problem))
  const isReported = useHasNoResponse() || isNoResponseReported
  const isNoteShown = isOffline && offline !== undefined && !hasProblem && !isReported
  const isCutOff = isOffline && hasProblem && isNetworkFailure(problem)
  const cause = isCutOff ? offline : undefined
  const isReportedHere = isCutOff || (isOffline && (isNoteShown || isReported))
  useEffect(() => (isReportedHere ? claimOfflineNotice() : undefined), [isReportedHere])
  return (
    <>
      {isNoteShown && <FormMessage tone="offline">{offline}</FormMessage>}
      {hasProblem && (
        <FormMessage {...(problemId !== undefined && { id: problemId })} tone="danger">
          <ErrorMessage text={cause ?? (describe ?? accountErrorText)(problem, t)} />
        </FormMessage>
      )}
      {isSlow && <FormMessage tone="info">{t('login.slow')}</FormMessage>}
      <Button
        type="submit"
        variant="primary"
        isWide
        className={styles.submit}
        isBusy={isBusy}
        aria-disabled={isHeldBack || undefined}
      >
        {isBusy ? busyLabel : label}
      </Button>
      {isSlow && (
        <Button variant="quiet" isWide onClick={stop}>
          {t('login.stop')}
        </Button>
      )}
    </>
  )
}
