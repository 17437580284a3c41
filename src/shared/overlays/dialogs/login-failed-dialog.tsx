import type { AppError } from '#domain/errors'
import { isForPeople } from '../../../i18n/describe-error'
import { useTranslation } from '../../../i18n/use-translation'
import type { AllTranslations } from '../../../i18n/translation-types'
import { LoginNotice } from './login-notice'

interface Props {
  readonly error: AppError
  readonly onClose: () => void
}

/** Shows why the automatic login was rejected (LOG-09). */
export const LoginFailedDialog = ({ error, onClose }: Props) => {
  const t = useTranslation('rest')
  return <LoginNotice text={loginFailure(error, t)} onClose={onClose} />
}

const CREDENTIAL_CODES: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user'])

/** Returns the reason: the gateway's own message, unless it is about input that the player did not type. */
const loginFailure = (error: AppError, t: AllTranslations): string => {
  if (error.kind !== 'refused' || CREDENTIAL_CODES.has(error.code)) return t('login.savedFailed')
  if (error.code === 'token_ip_different') return t('login.otherNetwork')
  return isForPeople(error.message) ? error.message : t('login.savedFailed')
}
