import { LOGIN_PATH } from '#domain/routing/routes'
import { routeKindOf } from '#domain/routing/route-guard'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { useAppNavigate } from '../../routing/use-app-navigate'

interface Props {
  /** Why the player has to log in. */
  readonly text: string
  readonly onClose: () => void
}

/** Asks the player to log in, and navigates to the login (NET-11). */
export const LoginNotice = ({ text, onClose }: Props) => {
  const t = useTranslation()
  const go = useAppNavigate()
  const login = (): void => {
    onClose()
    // A page for members has already navigated there, with a return URL.
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
