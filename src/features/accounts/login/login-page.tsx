import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { REGISTER_PATH } from '#domain/routing/routes'
import { minimumAge } from '#domain/safer-play/minimum-age'
import { safeReturnUrl } from '#domain/routing/return-url'
import { AppLink } from '../../../shared/routing/app-link'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { buttonClass } from '../../../ui/controls/button-class'
import { AccountPage } from '../form/account-page'
import { HelpLink } from '../form/help-link'
import { LoginMethods } from './login-methods'
import { LoginReason } from './login-reason'

/** Login by password or SMS for guests (LOG-01, LOG-14). The route guard redirects players who are logged in. */
export const LoginPage = () => {
  const t = useTranslation('rest')
  usePage(t('login.title'))
  const { search } = useLocation()
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const returnUrl = safeReturnUrl(search, window.location.origin)
  const age = minimumAge(settings?.responsiblePlay?.minimumAge)
  return (
    <AccountPage
      title={t('login.welcome')}
      text={returnUrl === null ? t('login.text') : <LoginReason to={returnUrl} />}
      label={t('login.title')}
      foot={
        <>
          <p className="ui-muted">{t('login.noAccount')}</p>
          <AppLink to={REGISTER_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
            {t('login.register')}
          </AppLink>
          <HelpLink />
          <p className="ui-hint">{t('login.terms', { age })}</p>
        </>
      }
    >
      <LoginMethods />
    </AccountPage>
  )
}
