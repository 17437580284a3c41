import { useEffect, useState } from 'react'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { accountCommands } from '../../shared/worker/client/account-commands'
import { afterOverlay } from '../../shared/routing/overlay-history'
import { commands } from '../../shared/worker/client/worker-client'
import { readStorage, storeChoice } from '../../shared/storage/storage-area'
import { useTranslation } from '../../i18n/use-translation'
import { endSessionByPlayer } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { FormMessage } from '../../ui/feedback/form-message'

type Choice = 'keep' | 'forget'

/** Asks before it ends the session, and whether the saved login is removed too (LOG-07). */
export const LogoutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  const [busy, setBusy] = useState<Choice | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const keepsLogin = useKeepsLogin()
  const logOut = async (choice: Choice): Promise<void> => {
    setBusy(choice)
    setFailed(false)
    // The device does not wait for the gateway; a worker that does not answer keeps nobody in either, nor lets them in
    // again by itself (LOG-10). That the login is removed is not claimed, though.
    const result = await commands.logOut(choice === 'forget')
    if (!result.ok && choice === 'forget') {
      setBusy(null)
      setFailed(true)
      return
    }
    if (!result.ok) {
      storeChoice(AUTO_LOGIN_KEY, '0')
      storeChoice(REMEMBERED_MEMBER_KEY, '')
    }
    onClose()
    afterOverlay(() => {
      endSessionByPlayer()
      showToast({ key: 'session.loggedOut' })
    })
  }
  const button = (choice: Choice, label: string) => (
    <Button
      variant={choice === 'keep' && keepsLogin === true ? 'primary' : 'danger'}
      isWide
      isBusy={busy === choice}
      aria-disabled={busy !== null || undefined}
      onClick={() => busy === null && void logOut(choice)}
    >
      {busy === choice ? t('member.loggingOut') : label}
    </Button>
  )
  return (
    <Dialog
      title={t('member.logoutTitle')}
      isTextRead
      onClose={busy === null ? onClose : undefined}
      actions={
        <>
          {button('keep', t('member.logout'))}
          {keepsLogin === true && button('forget', t('member.logoutForget'))}
          <Button variant="quiet" isWide onClick={onClose}>
            {t('member.stay')}
          </Button>
        </>
      }
    >
      {keepsLogin === true && t('member.logoutKeeps', { forget: t('member.logoutForget') })}
      {keepsLogin === false && t('member.logoutNote')}
      {hasFailed && <FormMessage tone="danger">{t('member.logoutFailed')}</FormMessage>}
    </Dialog>
  )
}

/**
 * True if the next login finds a saved username and password, or number, on this device (LOG-07, LOG-14). Undefined until
 * the worker has said so.
 */
const useKeepsLogin = (): boolean | undefined => {
  const [keeps, setKeeps] = useState<boolean | undefined>(hasFlag() || undefined)
  useEffect(() => {
    let isCurrent = true
    if (keeps === undefined)
      void Promise.all([commands.savedLogin(), accountCommands.savedNumber()]).then((saved) => {
        if (isCurrent) setKeeps(saved.some((result) => !result.ok || result.value !== null))
      })
    return () => {
      isCurrent = false
    }
  }, [keeps])
  return keeps
}

const hasFlag = (): boolean => (readStorage('local', REMEMBERED_MEMBER_KEY) ?? '') !== ''
