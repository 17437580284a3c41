import { LOGIN_PATH } from '#domain/constants/routes'
import { routeKindOf } from '#domain/rules/route-guard'
import { describeError } from '../i18n/describe-error'
import { useWords } from '../i18n/use-words'
import type { NoticeReason } from '../state/overlay-queue'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useGo } from './use-go'

interface Props {
  readonly reason: NoticeReason
  readonly onClose: () => void
}

/** Tells one thing and waits to be read (NET-11). */
export const NoticeDialog = ({ reason, onClose }: Props) => {
  const t = useWords()
  const go = useGo()
  if (reason.type === 'session-over') {
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
        {t('session.over.text')}
      </Dialog>
    )
  }
  const { title, message } =
    reason.type === 'status'
      ? { title: t('failure.title'), message: reason.message || t('failure.error') }
      : describeError(reason.error, t)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" isWide onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    >
      <span dir="auto">{message}</span>
    </Dialog>
  )
}
