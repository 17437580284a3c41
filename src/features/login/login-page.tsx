import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { REGISTER_PATH } from '#domain/constants/routes'
import { minimumAge } from '#domain/rules/minimum-age'
import { returnAddress } from '#domain/rules/return-address'
import { AppLink } from '../../app/app-link'
import { useLive } from '../../app/live'
import { usePage } from '../../app/use-page'
import { useWords } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { buttonClass } from '../../ui/button-class'
import { LoginArt } from './login-art'
import { LoginForm } from './login-form'
import styles from './login-page.module.css'

/** Where a guest becomes a member (LOG-01). The guard takes everybody on who has come in. */
export const LoginPage = () => {
  const t = useWords('rest')
  usePage(t('login.title'))
  const { search } = useLocation()
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLive((read) => read.get('settings', merchant))
  const wasSent = returnAddress(search, window.location.origin) !== null
  const age = minimumAge(settings?.responsiblePlay?.minimumAge)
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <LoginArt />
        <h1 className={styles.title}>{t('login.welcome')}</h1>
        <p className={styles.text}>{t(wasSent ? 'login.toGoOn' : 'login.text')}</p>
      </div>
      <section className={styles.card} aria-label={t('login.title')}>
        <LoginForm />
      </section>
      <div className={styles.register}>
        <p className={styles.question}>{t('login.noAccount')}</p>
        <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t('login.register')}
        </AppLink>
        <p className={styles.terms}>{t('login.terms', { age })}</p>
      </div>
    </div>
  )
}
