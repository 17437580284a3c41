import { useTranslation } from '../../../i18n/use-translation'
import { buttonClass } from '../../../ui/controls/button-class'
import styles from './install-guide.module.css'

interface Props {
  readonly url: string
  readonly onFetch: () => void
}

/** The merchant's configuration profile, which adds the icon to the home screen by itself (INS-04). */
export const ProfileOffer = ({ url, onFetch }: Props) => {
  const t = useTranslation('rest')
  return (
    <section className={styles.offer}>
      <div>
        <h3 className={styles.title}>{t('install.profile.title')}</h3>
        <p className={styles.hint}>{t('install.profile.text')}</p>
      </div>
      {/* In this window: in another one the system's dialog would be shown over an empty page. */}
      <a href={url} className={buttonClass({ variant: 'quiet', isWide: true })} onClick={onFetch}>
        {t('install.profile.get')}
      </a>
    </section>
  )
}
