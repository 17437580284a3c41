import { minimumAge } from '#domain/safer-play/minimum-age'
import { useTranslation } from '../../i18n/use-translation'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { ResponsiblePlayLink } from '../../shared/safer-play/responsible-play-link'
import linkStyles from '../../shared/safer-play/responsible-play-link.module.css'
import styles from './footer.module.css'

interface Props {
  readonly responsiblePlay: { readonly minimumAge: number; readonly url: string } | undefined
}

/**
 * The minimum age and the link to advice on responsible play, from the merchant's settings (PLY-02), and the settings
 * for safer play, for guests too (PLY-01).
 */
export const Footer = ({ responsiblePlay }: Props) => {
  const t = useTranslation()
  const age = minimumAge(responsiblePlay?.minimumAge)
  return (
    <footer className={styles.footer}>
      <span className={styles.age} role="img" aria-label={t('footer.age', { age })}>
        {age}+
      </span>
      {responsiblePlay && <ResponsiblePlayLink url={responsiblePlay.url} label={t('footer.responsible')} />}
      <button
        type="button"
        className={linkStyles.link}
        aria-haspopup="dialog"
        onClick={() => openOverlay({ kind: 'settings' })}
      >
        {t('settings.title')}
      </button>
    </footer>
  )
}
