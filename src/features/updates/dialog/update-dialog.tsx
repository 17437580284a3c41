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
  // The page reloads within 10 s, and then shows another screen.
  const close = isBusy ? undefined : onClose
  return (
    <Dialog
      title={t('update.title')}
      onClose={close}
      actions={
        <>
          <Button variant="primary" isWide isBusy={isBusy} onClick={refresh}>
            {t('update.refresh')}
          </Button>
          <Button variant="quiet" isWide aria-disabled={isBusy || undefined} onClick={close}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {t('update.text')}
    </Dialog>
  )
}
