import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { applyUpdate } from './apply-update'
import { refreshPage } from './refresh-page'

interface Props {
  readonly onClose: () => void
}

/**
 * A newer build is waiting: the player decides when to apply it (UPD-01). After it is closed, the settings still
 * offer the update.
 */
export const UpdateDialog = ({ onClose }: Props) => {
  const t = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const refresh = (): void => {
    setBusy(true)
    refreshPage(() => void applyUpdate())
  }
  return (
    <Dialog
      title={t('update.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" isWide isBusy={isBusy} onClick={refresh}>
            {t('update.refresh')}
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {t('update.text')}
    </Dialog>
  )
}
