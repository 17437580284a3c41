import { useEffect, useState } from 'react'
import { AUTO_LOGIN_KEY, LOGGED_OUT_KEY, REMEMBERED_MEMBER_KEY, SEARCHES_KEY } from '#domain/storage-keys'
import { describeLogout } from '#domain/session/last-logout'
import { pageState } from '../../shared/page/page-state'
import { afterOverlay } from '../../shared/routing/overlay-history'
import { commands } from '../../shared/worker/client/commands'
import { readStorage, storeChoice, writeStorage } from '../../shared/storage/storage-area'
import { useTranslation } from '../../i18n/use-translation'
import { currentMember, endSessionByPlayer } from '../../shared/session/session-state'
import { showToast } from '../../shared/overlays/toasts'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { FormMessage } from '../../ui/feedback/form-message'

type Choice = 'keep' | 'forget'

/** Asks for confirmation before the logout, and whether the saved login is removed too (LOG-07). */
export const LogoutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  const [busy, setBusy] = useState<Choice | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const hasSavedLogin = useHasSavedLogin()
  const logOut = async (choice: Choice): Promise<void> => {
    setBusy(choice)
    setFailed(false)
    // The logout does not wait for the gateway. If the worker does not respond, the player is logged out too, and
    // there is no automatic login (LOG-10). But then the app does not claim that the saved login is removed.
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
    writeStorage('local', SEARCHES_KEY, '')
    // Not in the other tabs: a frozen one learns of it late, when the member may have logged in again.
    const member = currentMember()
    if (member)
      writeStorage('local', LOGGED_OUT_KEY, describeLogout(pageState.merchant, member.id, Date.now()))
    onClose()
    afterOverlay(() => {
      endSessionByPlayer()
      showToast({ key: 'session.loggedOut' })
    })
  }
  const button = (choice: Choice, label: string) => (
    <Button
      variant={choice === 'keep' && hasSavedLogin === true ? 'primary' : 'danger'}
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
          {hasSavedLogin === true && button('forget', t('member.logoutForget'))}
          <Button
            variant="quiet"
            isWide
            aria-disabled={busy !== null || undefined}
            onClick={busy === null ? onClose : undefined}
          >
            {t('member.stay')}
          </Button>
        </>
      }
    >
      {hasSavedLogin === true && t('member.logoutKeeps', { forget: t('member.logoutForget') })}
      {hasSavedLogin === false && t('member.logoutNote')}
      {hasFailed && <FormMessage tone="danger">{t('member.logoutFailed')}</FormMessage>}
    </Dialog>
  )
}

/**
 * True if a username and password, or a number, are saved on this device for the next login (LOG-07, LOG-14).
 * Undefined until the worker has responded.
 */
const useHasSavedLogin = (): boolean | undefined => {
  const [hasSaved, setHasSaved] = useState<boolean | undefined>(hasFlag() || undefined)
  useEffect(() => {
    let isCurrent = true
    if (hasSaved === undefined)
      void Promise.all([commands.savedLogin(), commands.savedNumber()]).then((saved) => {
        if (isCurrent) setHasSaved(saved.some((result) => !result.ok || result.value !== null))
      })
    return () => {
      isCurrent = false
    }
  }, [hasSaved])
  return hasSaved
}

const hasFlag = (): boolean => (readStorage('local', REMEMBERED_MEMBER_KEY) ?? '') !== ''
