import { useEffect, useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { methodsOf, type TwoFactorState } from '#domain/accounts/two-factor-machine'
import type { TwoFactorChallenge } from '#domain/errors'
import { isCodeError, isSecondFactorError } from '#domain/accounts/account-error'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { IconButton } from '../../../ui/controls/icon-button'
import { useModal } from '../../../ui/dialogs/use-modal'
import { accountErrorText } from '../form/account-error-text'
import { FormFooter } from '../form/form-footer'
import { TwoFactorFields } from './two-factor-fields'
import { twoFactorState } from '../login/two-factor-state'
import styles from './two-factor-dialog.module.css'
import { isSendingUnanswered } from '../form/use-one-time-code'
import { type TwoFactor, useTwoFactor } from './use-two-factor'
import { MethodTabs } from '../form/method-tabs'

interface Props {
  readonly verification: TwoFactorChallenge
}

/** The second step of a login (LOG-05, TFA-01 to TFA-06): one of the factors that the gateway accepts. */
export const TwoFactorDialog = ({ verification }: Props) => {
  const { state } = useSnapshot(twoFactorState)
  // The step is over: its overlay is about to close.
  return state && <Modal verification={verification} state={state} />
}

const Modal = ({ verification, state }: Props & { readonly state: TwoFactorState }) => {
  const t = useTranslation('rest')
  const step = useTwoFactor(verification, state)
  const id = useId()
  const isLeaving = state.kind === 'closing' || state.kind === 'completing'
  const isPassed = state.kind === 'passed' || state.kind === 'completing'
  const modal = useModal(isPassed ? undefined : step.close)
  const focusFirst = useRef(step.focusFirst)
  // After the modal has opened, because it focuses its first button. Runs once, so it never takes the focus later.
  useEffect(() => focusFirst.current(), [])
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, isLeaving && styles.leaving)}
      aria-labelledby={id}
      data-state={state.kind}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('twoFactor.title')}
          </h2>
          {!isPassed && <IconButton icon="close" label={t('action.close')} onClick={step.close} />}
        </div>
        {isPassed ? <Passed /> : <Proofs step={step} verification={verification} />}
      </div>
    </dialog>
  )
}

const Passed = () => {
  const t = useTranslation('rest')
  return (
    <p role="status" className={styles.passed}>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      {t('twoFactor.passed')}
    </p>
  )
}

const Proofs = ({
  step,
  verification,
}: {
  readonly step: TwoFactor
  readonly verification: TwoFactorChallenge
}) => {
  const t = useTranslation('rest')
  const { state, choose, submit } = step
  const problemId = useId()
  const methods = methodsOf(verification)
  const isBusy = state.kind === 'sending'
  const problem = state.kind === 'editing' ? state.problem : null
  const isWrongCode = state.method === 'ga' && problem !== null && isSecondFactorError(problem)
  const wrongCode =
    state.method === 'sms' && problem && isCodeError(problem) ? accountErrorText(problem, t) : undefined
  const shownProblem = wrongCode === undefined ? problem : null
  return (
    <>
      <p className="ui-muted">{t('twoFactor.text')}</p>
      <div>
        <MethodTabs
          label={t('twoFactor.methods')}
          ways={methods.map((method) => ({ id: method, label: t(`twoFactor.${method}`) }))}
          current={state.method}
          onChoose={(way) => {
            const method = methods.find((each) => each === way)
            if (method && !isBusy) choose(method)
          }}
        >
          <form className="ui-stack ui-shrinkable ui-gap-4" method="post" noValidate onSubmit={submit}>
            <TwoFactorFields
              step={step}
              errorId={shownProblem && isSecondFactorError(shownProblem) ? problemId : undefined}
              wrongCode={wrongCode}
            />
            <FormFooter
              label={t('twoFactor.submit')}
              busyLabel={t('twoFactor.busy')}
              isBusy={isBusy}
              problemId={problemId}
              problem={shownProblem}
              describe={isWrongCode ? () => t('account.code.wrong') : undefined}
              offline={t('login.offline')}
              isNoResponseReported={state.method === 'sms' && isSendingUnanswered(step.code)}
            />
          </form>
        </MethodTabs>
      </div>
    </>
  )
}
