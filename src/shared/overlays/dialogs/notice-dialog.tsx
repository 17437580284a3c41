import { describeError } from '../../../i18n/describe-error'
import { useTranslation } from '../../../i18n/use-translation'
import type { NoticeReason } from '../overlay-queue'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { LoginFailedDialog } from './login-failed-dialog'
import { LoginNotice } from './login-notice'

interface Props {
  readonly reason: NoticeReason
  readonly onClose: () => void
}

/** Shows one notice (NET-11). */
export const NoticeDialog = ({ reason, onClose }: Props) => {
  const t = useTranslation()
  if (reason.type === 'session-over') return <LoginNotice text={t('session.over.text')} onClose={onClose} />
  if (reason.type === 'login-failed') return <LoginFailedDialog error={reason.error} onClose={onClose} />
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
