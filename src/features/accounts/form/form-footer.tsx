import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AccountError } from '#domain/errors'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { useConnection } from '../../../shared/sync/use-connection'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { stopPendingLogin } from '../../../shared/worker/client/stoppable'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import styles from './account-form.module.css'
import { accountErrorText } from './account-error-text'
import { claimOfflineNotice } from './claim-offline-notice'
import { cancelPhoneVerification } from '../phone/phone-verification'
import { ProblemText } from './error-text'
import { FormMessage } from '../../../ui/feedback/form-message'
import { useIsNoResponseShown } from '../social/use-social'

interface Props {
  readonly label: string
  /** What the button says while it is at work. */
  readonly busyLabel: string
  readonly isBusy: boolean
  /** Something else is under way that it must not cross: a provider's login. */
  readonly isHeldBack?: boolean
  /** What went wrong with the whole form. */
  readonly problem?: AccountError | null
  /** Says it in the player's words; {@link accountErrorText} where it is left out. */
  readonly describe?: ((error: AccountError) => string) | undefined
  /** Fields that it is about point to it. */
  readonly problemId?: string
  /** Said while there is no network, unless something went wrong. */
  readonly offline?: string
  /** A field has told already that nobody answers. */
  readonly isNoResponseReported?: boolean
}

/** The end of every account form: what to know, the button that sends it, and after a while a way on. */
export const FormFoot = ({
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
  // What was typed stays. The button goes, and leaves the focus to the other one.
  const stop = (event: MouseEvent<HTMLButtonElement>): void => {
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    cancelPhoneVerification()
    void stopPendingLogin()
  }
  // That nobody answered is no news any more once there is a connection again.
  const [past, setPast] = useState<AccountError | null>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== 'online' && state === 'online') setPast(problem)
    before.current = state
  }, [state, problem])
  const hasProblem = problem !== null && !(problem === past && isNetworkFailure(problem))
  const isReported = useIsNoResponseShown() || isNoResponseReported
  const isNoteShown = isOffline && offline !== undefined && !hasProblem && !isReported
  const isReportedHere = isOffline && (isNoteShown || isReported || (hasProblem && isNetworkFailure(problem)))
  useEffect(() => (isReportedHere ? claimOfflineNotice() : undefined), [isReportedHere])
  return (
    <>
      {isNoteShown && <FormMessage tone="offline">{offline}</FormMessage>}
      {hasProblem && (
        <FormMessage {...(problemId !== undefined && { id: problemId })} tone="danger">
          <ProblemText text={describe ? describe(problem) : accountErrorText(problem, t)} />
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
