import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import type { SocialState } from '#domain/accounts/social-login-machine'
import { useCloseOnBack } from '../../../shared/overlays/dialogs/use-close-on-back'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { stopPendingLogin } from '../login/stoppable'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { FormMessage } from '../../../ui/feedback/form-message'
import { CHANNEL_NAMES } from './provider-icon'
import { dismissWelcome, registerProviderUser, cancelProviderWait } from './social-flow'
import { dispatchSocial } from './social-state'

/** Dialogs of a social login: the choice of account (SOC-03) and the name of a new member (REG-04). */
export const SocialDialogs = ({ state }: { readonly state: SocialState }) => {
  const t = useTranslation('rest')
  const isBusy = state.kind === 'registering' && state.wasAsked
  useCloseOnBack(state.kind === 'choosing' || isBusy, cancelProviderWait)
  const isSlow = useIsSlow(isBusy, SLOW_HINT_DELAY_MS)
  switch (state.kind) {
    case 'registering':
    case 'choosing': {
      if (state.kind === 'registering' && !isBusy) return null
      const mayRegister = isBusy || (state.kind === 'choosing' && state.mayRegister)
      const name = CHANNEL_NAMES[state.proof.firebaseChannel]
      return (
        <Dialog
          title={t('social.choice.title', { name })}
          onClose={isBusy ? undefined : cancelProviderWait}
          isTextRead
          actions={
            <>
              {mayRegister && (
                <Button
                  variant="primary"
                  isWide
                  isBusy={isBusy}
                  onClick={() => void registerProviderUser(true)}
                >
                  {t(isBusy ? 'register.busy' : 'social.choice.register')}
                </Button>
              )}
              <Button
                variant={mayRegister ? 'quiet' : 'primary'}
                isWide
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || dispatchSocial({ type: 'bind' })}
              >
                {t('social.choice.bind')}
              </Button>
              {isSlow ? (
                <Button variant="plain" isWide onClick={() => void stopPendingLogin()}>
                  {t('login.stop')}
                </Button>
              ) : (
                <Button
                  variant="plain"
                  isWide
                  aria-disabled={isBusy || undefined}
                  onClick={() => isBusy || cancelProviderWait()}
                >
                  {t('social.cancel')}
                </Button>
              )}
            </>
          }
        >
          {t(mayRegister ? 'social.choice.text' : 'social.choice.bindOnly', { name })}
          {isSlow && <FormMessage tone="info">{t('login.slow')}</FormMessage>}
        </Dialog>
      )
    }
    case 'welcoming': {
      const { userName, login } = state.registered
      const provider = CHANNEL_NAMES[state.channel]
      return (
        <Dialog
          title={t('register.done.title', { name: isolate(userName) })}
          actions={
            <Button variant="primary" isWide onClick={dismissWelcome}>
              {t(login ? 'register.done.go' : 'action.ok')}
            </Button>
          }
        >
          {t('social.done.text', { name: provider })}
        </Dialog>
      )
    }
    default:
      return null
  }
}
