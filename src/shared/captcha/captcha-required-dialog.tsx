import { useTranslation } from '../../i18n/use-translation'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { useCloseOnBack } from '../overlays/dialogs/use-close-on-back'

/** Shown when a form was submitted with its captcha unsolved (CAP-07). */
export const CaptchaRequiredDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  useCloseOnBack(true, onClose)
  return (
    <Dialog
      title={t('captcha.verifyFirst')}
      onClose={onClose}
      actions={
        <Button variant="primary" isWide onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    />
  )
}
