import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AccountError } from '#domain/errors'
import { PATIENCE_MS } from '#domain/constants/timing'
import { isNoAnswer } from '#domain/rules/account-error'
import { useConnection } from '../../app/use-connection'
import { useWaitedLong } from '../../app/use-waited-long'
import { stopPendingLogin } from '../../app/stoppable'
import { useWords } from '../../i18n/use-words'
import { Button } from '../../ui/button'
import styles from './account-form.module.css'
import { accountProblem } from './account-problem'
import { sayOffline } from './form-offline'
import { stopProving } from './phone-proof'
import { ProblemText } from './problem-text'
import { Note } from '../../ui/note'
import { useIsSilenceTold } from './use-social'

interface Props {
  readonly label: string
  /** What the button says while it is at work. */
  readonly busyLabel: string
  readonly isBusy: boolean
  /** Something else is under way that it must not cross: a provider's login. */
  readonly isHeldBack?: boolean
  /** What went wrong with the whole form. */
  readonly problem?: AccountError | null
  /** Says it in the player's words; {@link accountProblem} where it is left out. */
  readonly describe?: ((error: AccountError) => string) | undefined
  /** Fields that it is about point to it. */
  readonly problemId?: string
  /** Said while there is no network, unless something went wrong. */
  readonly offline?: string
  /** A field has told already that nobody answers. */
  readonly isUnansweredTold?: boolean
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
  isUnansweredTold = false,
}: Props) => {
  const t = useWords('rest')
  const { state, isOffline } = useConnection()
  const isSlow = useWaitedLong(isBusy, PATIENCE_MS)
  // What was typed stays. The button goes, and leaves the focus to the other one.
  const stop = (event: MouseEvent<HTMLButtonElement>): void => {
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    stopProving()
    void stopPendingLogin()
  }
  // That nobody answered is no news any more once there is a connection again.
  const [past, setPast] = useState<AccountError | null>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== 'online' && state === 'online') setPast(problem)
    before.current = state
  }, [state, problem])
  const hasProblem = problem !== null && !(problem === past && isNoAnswer(problem))
  const isTold = useIsSilenceTold() || isUnansweredTold
  const isNoteShown = isOffline && offline !== undefined && !hasProblem && !isTold
  const isToldHere = isOffline && (isNoteShown || isTold || (hasProblem && isNoAnswer(problem)))
  useEffect(() => (isToldHere ? sayOffline() : undefined), [isToldHere])
  return (
    <>
      {isNoteShown && <Note tone="offline">{offline}</Note>}
      {hasProblem && (
        <Note {...(problemId !== undefined && { id: problemId })} tone="danger">
          <ProblemText text={describe ? describe(problem) : accountProblem(problem, t)} />
        </Note>
      )}
      {isSlow && <Note tone="info">{t('login.slow')}</Note>}
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
