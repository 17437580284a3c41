import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { REGISTER_PATH } from '#domain/constants/routes'
import { minimumAge } from '#domain/rules/minimum-age'
import { safeReturnUrl } from '#domain/rules/return-address'
import { AppLink } from '../../app/app-link'
import { useLiveQuery } from '../../app/live'
import { usePage } from '../../app/use-page'
import { useTranslation } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { buttonClass } from '../../ui/button-class'
import { AccountPage } from './account-page'
import styles from './account-page.module.css'
import { LoginMethods } from './login-ways'

/** Where a guest becomes a member, by password or by SMS (LOG-01, LOG-14). The guard takes everybody on who has come in. */
export const LoginPage = () => {
  const t = useTranslation('rest')
  usePage(t('login.title'))
  const { search } = useLocation()
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const wasSent = safeReturnUrl(search, window.location.origin) !== null
  const age = minimumAge(settings?.responsiblePlay?.minimumAge)
  return (
    <AccountPage
      title={t('login.welcome')}
      text={t(wasSent ? 'login.toGoOn' : 'login.text')}
      label={t('login.title')}
      foot={
        <>
          <p className={styles.question}>{t('login.noAccount')}</p>
          <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
            {t('login.register')}
          </AppLink>
          <p className={styles.terms}>{t('login.terms', { age })}</p>
        </>
      }
    >
      <LoginMethods />
    </AccountPage>
  )
}
