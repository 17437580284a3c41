import { profileHelp } from '#domain/install/install-guide'
import { useTranslation } from '../../../i18n/use-translation'
import { Button } from '../../../ui/controls/button'
import { buttonClass } from '../../../ui/controls/button-class'
import { Dialog } from '../../../ui/dialogs/dialog'
import { GuideSteps } from './guide-steps'
import styles from './install-guide.module.css'

interface Props {
  readonly url: string
  readonly icon: string | null
  readonly onClose: () => void
}

/**
 * Shows where to find a downloaded profile (INS-04): from iOS 17 on as tips with images, before that as a notice
 * about the settings.
 */
export const ProfileHelp = ({ url, icon, onClose }: Props) => {
  const t = useTranslation('rest')
  const actions = (
    <>
      <Button variant="primary" isWide onClick={onClose}>
        {t('action.ok')}
      </Button>
      <a href={url} className={buttonClass({ variant: 'quiet', isWide: true })}>
        {t('install.profile.again')}
      </a>
    </>
  )
  if (profileHelp(navigator.userAgent) === 'notice')
    return (
      <Dialog title={t('install.profile.notice')} onClose={onClose} actions={actions} isTextRead>
        {t('install.profile.noticeText')}
      </Dialog>
    )
  return (
    <Dialog title={t('install.profile.tips')} onClose={onClose} actions={actions}>
      <div className={styles.body}>
        <p className={styles.hint}>{t('install.profile.allow')}</p>
        <GuideSteps
          icon={icon}
          steps={[
            { image: 'settings-row', text: t('install.profile.settings') },
            { image: 'confirm', text: t('install.profile.install') },
            { image: 'home-screen', text: t('install.guide.home') },
          ]}
        />
        <p className={styles.hint}>{t('install.profile.find')}</p>
      </div>
    </Dialog>
  )
}
