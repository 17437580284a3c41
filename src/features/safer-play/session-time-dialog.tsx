import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { HOME_PATH } from '#domain/routing/routes'
import { minutesPlayed } from '#domain/safer-play/play-time'
import { ResponsiblePlayLink } from '../../shared/safer-play/responsible-play-link'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { useAppNavigate } from '../../shared/routing/use-app-navigate'
import { formatMinutes } from '../../i18n/format/format-duration'
import { useTranslation } from '../../i18n/use-translation'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { pageState } from '../../shared/page/page-state'
import { playReminder } from '../../shared/safer-play/play-reminder'
import { useMember } from '../../shared/session/session-state'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Icon } from '../../ui/icons/icon'
import { answerPlaySession, recordReminder, touchPlaySession } from './play-session'
import styles from './session-time-dialog.module.css'

/**
 * Shows how long the player has been playing, and asks whether to continue (PLY-01). It can only be closed by an
 * answer.
 */
export const SessionTimeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  const go = useAppNavigate()
  const member = useMember()
  const { minutes: every } = useSnapshot(playReminder)
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const [played] = useState(() => minutesPlayed(touchPlaySession(), Date.now()))
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    recordReminder(true)
    // A tap or key press in progress must not answer it, and screen readers must read the text first.
    body.current?.focus()
  }, [])
  const answer = (): void => {
    answerPlaySession()
    onClose()
  }
  const stop = (): void => {
    answer()
    go(HOME_PATH)
  }
  const logOut = (): void => {
    stop()
    openOverlay({ kind: 'logout' })
  }
  return (
    <Dialog
      title={t('playTime.title')}
      isTextRead
      actions={
        <>
          <Button variant="primary" isWide onClick={stop}>
            {t('playTime.stop')}
          </Button>
          <Button variant="quiet" isWide onClick={answer}>
            {t('playTime.goOn')}
          </Button>
          {member && (
            <Button variant="plain" isWide onClick={logOut}>
              {t('member.logout')}
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className={styles.body} tabIndex={-1}>
        <p className={styles.time}>
          <Icon name="clock" />
          <span>{t('playTime.played', { time: formatMinutes(played, t.language) })}</span>
        </p>
        {every !== 0 && <p>{t('playTime.next', { time: formatMinutes(every, t.language) })}</p>}
        {settings?.responsiblePlay && (
          <ResponsiblePlayLink url={settings.responsiblePlay.url} label={t('footer.responsible')} />
        )}
      </div>
    </Dialog>
  )
}
