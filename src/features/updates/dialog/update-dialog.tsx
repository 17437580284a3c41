import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { applyUpdate } from './apply-update'
import { refreshPage } from './refresh-page'

interface Props {
  readonly onClose: () => void
}

/** A newer build waits: the player says when (UPD-01). Closed, it stays within reach in the settings. */
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
