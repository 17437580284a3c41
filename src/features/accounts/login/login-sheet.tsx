import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { withReturnUrl } from '#domain/routing/return-url'
import { REGISTER_PATH } from '#domain/routing/routes'
import type { SocialState } from '#domain/accounts/social-login-machine'
import { AppLink } from '../../../shared/routing/app-link'
import { ToastRegion } from '../../../shared/overlays/toast-region'
import { afterOverlayHistory } from '../../../shared/overlays/dialogs/use-close-on-back'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../../shared/session/session-state'
import { buttonClass } from '../../../ui/controls/button-class'
import { Sheet } from '../../../ui/dialogs/sheet'
import { hideLoginPendingToast } from '../social/login-pending-toast'
import styles from './login-sheet.module.css'
import { HelpLink } from '../form/help-link'
import { LoginMethods } from './login-methods'
import { LoginReason } from './login-reason'
import { SocialDialogs } from '../social/social-dialogs'
import { mountSocialLogin } from '../social/social-flow'
import { social } from '../social/social-state'
import { usePrefetchAccounts } from './use-prefetch-accounts'

interface Props {
  /** URL after login. */
  readonly to: string
  readonly onClose: () => void
}

/**
 * True if a question of a provider login is open before the form, as with one-tap. The question is shown without the
 * form until the player needs the form.
 */
const useQuestionAlone = (): boolean => {
  const { state } = useSnapshot(social)
  const [isFirst, setFirst] = useState(() => hasQuestion(social.state))
  const isAlone = isFirst && (hasQuestion(state) || (state.kind === 'idle' && state.problem === null))
  if (isFirst && !isAlone) setFirst(false)
  return isAlone
}

const hasQuestion = ({ kind }: SocialState): boolean =>
  kind === 'choosing' || kind === 'registering' || kind === 'welcoming'

const QuestionAlone = () => {
  const { state } = useSnapshot(social)
  return <SocialDialogs state={state} />
}

/** Login over a guest's current page. After login the player continues to their target (ANN-08). */
export const LoginSheet = ({ to, onClose }: Props) => {
  const t = useTranslation('rest')
  const go = useAppNavigate()
  const prepareAgain = usePrefetchAccounts()
  const isMember = useMember() !== null
  const isAlone = useQuestionAlone()
  useEffect(() => {
    hideLoginPendingToast()
    return mountSocialLogin()
  }, [])
  const hasGone = useRef(false)
  useEffect(() => {
    if (!isMember || hasGone.current) return
    hasGone.current = true
    // Also closes a question that was open over the form.
    afterOverlayHistory(() => {
      go(to)
      onClose()
    })
  }, [isMember, go, to, onClose])

  // A link navigates away: close the sheet so that it does not cover the target.
  const leave = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  if (isAlone) return <QuestionAlone />
  return (
    <Sheet title={t('login.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className="ui-stack ui-shrinkable ui-gap-4" onClick={leave} onFocus={prepareAgain}>
        <p className="ui-muted ui-line-height-text">
          <LoginReason to={to} />
        </p>
        <div>
          <LoginMethods returnTo={to} />
        </div>
        <AppLink
          to={withReturnUrl(REGISTER_PATH, to)}
          className={buttonClass({ variant: 'quiet', isWide: true })}
        >
          {t('login.register')}
        </AppLink>
        <HelpLink />
        {/* The sheet covers the page's own toasts and makes them inert. */}
        <div className={styles.toasts}>
          <ToastRegion />
        </div>
      </div>
    </Sheet>
  )
}
