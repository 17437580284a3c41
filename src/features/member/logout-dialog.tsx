import { useEffect, useState } from 'react'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/constants/storage-keys'
import { accountCommands } from '../../app/account-commands'
import { afterOverlay } from '../../app/overlay-history'
import { commands } from '../../app/worker-client'
import { readStored, storeChoice } from '../../boot/storage-area'
import { useWords } from '../../i18n/use-words'
import { leaveSession } from '../../state/session-state'
import { showToast } from '../../state/toasts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

/** Asks before it ends the session: the next login needs the password. */
export const LogoutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords('rest')
  const [isBusy, setBusy] = useState(false)
  const keepsLogin = useKeepsLogin()
  const logOut = async (): Promise<void> => {
    setBusy(true)
    // The device does not wait for the gateway; a worker that does not answer keeps nobody in either, nor lets them in
    // again by itself (LOG-10).
    const result = await commands.logOut()
    if (!result.ok) {
      storeChoice(AUTO_LOGIN_KEY, '0')
      storeChoice(REMEMBERED_MEMBER_KEY, '')
    }
    onClose()
    afterOverlay(() => {
      leaveSession()
      showToast({ key: 'session.loggedOut' })
    })
  }
  return (
    <Dialog
      title={t('member.logoutTitle')}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="danger" isWide isBusy={isBusy} onClick={() => void logOut()}>
            {t(isBusy ? 'member.loggingOut' : 'member.logout')}
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            {t('member.stay')}
          </Button>
        </>
      }
    >
      {keepsLogin === false && t('member.logoutNote')}
    </Dialog>
  )
}

/**
 * Whoever has wished to stay logged in finds username and password again at the next login, or their number (LOG-07,
 * LOG-14). Undefined until the worker has said so.
 */
const useKeepsLogin = (): boolean | undefined => {
  const [keeps, setKeeps] = useState<boolean | undefined>(hasFlag() || undefined)
  useEffect(() => {
    let isCurrent = true
    if (keeps === undefined)
      void accountCommands.savedNumber().then((result) => {
        if (isCurrent) setKeeps(result.ok && result.value !== null)
      })
    return () => {
      isCurrent = false
    }
  }, [keeps])
  return keeps
}

const hasFlag = (): boolean => (readStored('local', REMEMBERED_MEMBER_KEY) ?? '') !== ''
