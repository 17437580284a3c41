import { isRateLimited } from '#domain/errors'
import { isNetworkFailure } from '#domain/accounts/account-error'
import { isolate } from '../../../i18n/format/isolate'
import { useCloseOnBack } from '../../../shared/overlays/dialogs/use-close-on-back'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { accountErrorText } from '../form/account-error-text'
import { ErrorMessage } from '../form/error-message'
import type { Registration } from './use-registration'

interface Props {
  readonly registration: Registration
  readonly isForAnother: boolean
}

/** Confirmation of a registration (REG-04), or an alert with the gateway's message (REG-05). */
export const RegistrationResultDialogs = ({
  registration: { state, needsPassword, read },
  isForAnother,
}: Props) => {
  const t = useTranslation('rest')
  useCloseOnBack(state.kind === 'failed', read)
  switch (state.kind) {
    case 'confirming': {
      const name = state.registered.userName
      return (
        <Dialog
          title={t(isForAnother ? 'agent.done.title' : 'register.done.title', { name: isolate(name) })}
          actions={
            <Button variant="primary" isWide onClick={read}>
              {t(isForAnother ? 'agent.done.next' : 'register.done.go')}
            </Button>
          }
        >
          {isForAnother ? (needsPassword ? t('agent.done.text') : undefined) : t('register.done.text')}
        </Dialog>
      )
    }
    case 'failed': {
      const { error } = state
      // The message of a 5xx is meant for operators and may be in any language.
      const said =
        error.kind === 'refused' && !isRateLimited(error) && !isNetworkFailure(error) ? error.message : ''
      return (
        <Dialog
          // Without a response the outcome is unknown: the account may exist.
          title={t(isNetworkFailure(error) ? 'connection.noAnswer' : 'register.failed')}
          onClose={read}
          actions={
            <Button variant="primary" isWide onClick={read}>
              {t('action.ok')}
            </Button>
          }
        >
          <ErrorMessage text={said === '' ? accountErrorText(error, t) : said} />
        </Dialog>
      )
    }
    default:
      return null
  }
}
