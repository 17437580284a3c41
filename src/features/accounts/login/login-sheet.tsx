import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LOGIN_PATH, REGISTER_PATH } from '#domain/routing/routes'
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
import { LoginMethods } from './login-methods'
import { SocialDialogs } from '../social/social-dialogs'
import { mountSocialLogin } from '../social/social-flow'
import { social } from '../social/social-state'
import { usePrefetchAccounts } from './use-prefetch-accounts'

interface Props {
  /** Where the player wanted to be. */
  readonly to: string
  readonly onClose: () => void
}

/**
 * What a provider's login asks came before the form, as one-tap's does: then it stands over the page by itself, until the
 * player needs the form.
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

/** The login over the page that a guest is on; whoever has come in goes on to what they wanted (ANN-08). */
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
    // A question that stood over the form goes with it.
    afterOverlayHistory(() => {
      go(to)
      onClose()
    })
  }, [isMember, go, to, onClose])

  // A link leads on from here, and the sheet does not stay over what it leads to.
  const leave = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  if (isAlone) return <QuestionAlone />
  return (
    <Sheet title={t('login.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={styles.body} onClick={leave} onFocus={prepareAgain}>
        <p className={styles.text}>{t('login.toGoOn')}</p>
        <div>
          <LoginMethods
            leave={() => go(`${LOGIN_PATH}?backUrl=${encodeURIComponent(to)}`, { replace: true })}
          />
        </div>
        <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t('login.register')}
        </AppLink>
        {/* The page's own toasts are covered by the sheet, and inert. */}
        <div className={styles.toasts}>
          <ToastRegion />
        </div>
      </div>
    </Sheet>
  )
}
