import { LOGIN_PATH } from '#domain/constants/routes'
import { routeKindOf } from '#domain/rules/route-guard'
import { useTranslation } from '../i18n/use-words'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useAppNavigate } from './use-go'

interface Props {
  /** Why the player has to log in. */
  readonly text: string
  readonly onClose: () => void
}

/** Asks the player to log in, and leads to the login (NET-11). */
export const LoginNotice = ({ text, onClose }: Props) => {
  const t = useTranslation()
  const go = useAppNavigate()
  const login = (): void => {
    onClose()
    // A page for members has led there already, with the way back.
    if (routeKindOf(window.location.pathname) !== 'guest') go(LOGIN_PATH)
  }
  return (
    <Dialog
      title={t('session.over.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" isWide onClick={login}>
          {t('header.login')}
        </Button>
      }
    >
      {text}
    </Dialog>
  )
}
