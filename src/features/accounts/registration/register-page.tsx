import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { LOGIN_PATH } from '#domain/routing/routes'
import { pendingBinding } from '#domain/accounts/social-login-machine'
import { minimumAge } from '#domain/safer-play/minimum-age'
import { AppLink } from '../../../shared/routing/app-link'
import { ResponsiblePlayLink } from '../../../shared/safer-play/responsible-play-link'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { usePage } from '../../../shared/routing/use-page'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { persistEntryCodes } from '../../../shared/referral/entry-codes/visitor-codes'
import { buttonClass } from '../../../ui/controls/button-class'
import formStyles from '../form/account-form.module.css'
import { AccountPage } from '../form/account-page'
import { BindingLogin } from '../social/binding-login'
import { FormMessage } from '../../../ui/feedback/form-message'
import { registrationAttribution } from './registration-attribution'
import { RegisterProviders } from './register-providers'
import { RegistrationForm } from './registration-form'
import { mountSocialLogin } from '../social/social-flow'
import { social } from '../social/social-state'
import { useRegistration } from './use-registration'

/** Registration of a guest (REG). The route guard redirects players who are logged in. */
export const RegisterPage = () => {
  const t = useTranslation('rest')
  const { state } = useSnapshot(social)
  const binding = pendingBinding(state)
  usePage(t(binding ? 'login.title' : 'register.title'))
  const { merchant } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const registration = useRegistration({ logsIn: true, provenance: registrationAttribution })
  const { referralCode } = registrationAttribution()
  const age = minimumAge(settings?.responsiblePlay?.minimumAge)
  // The code of a link is saved, so it still counts when the player returns tomorrow without it.
  useEffect(() => persistEntryCodes(window.location.origin, window.location.search), [])
  const [hasCancelled, setCancelled] = useState(false)
  useEffect(() => mountSocialLogin(), [])
  if (binding)
    return (
      <AccountPage title={t('login.welcome')} text={t('login.text')} label={t('login.title')}>
        <BindingLogin channel={binding.firebaseChannel} onCancelled={() => setCancelled(true)} />
      </AccountPage>
    )
  return (
    <AccountPage
      title={t('register.title')}
      text={t('register.text')}
      label={t('register.title')}
      foot={
        <>
          <p className="ui-muted">{t('register.haveAccount')}</p>
          <AppLink to={LOGIN_PATH} className={buttonClass({ variant: 'quiet', isWide: true })}>
            {t('login.submit')}
          </AppLink>
          <p className="ui-hint">{t('register.terms', { age })}</p>
          {settings?.responsiblePlay && (
            <p>
              <ResponsiblePlayLink url={settings.responsiblePlay.url} label={t('footer.responsible')} />
            </p>
          )}
        </>
      }
    >
      {referralCode !== '' && (
        <div className={formStyles.before}>
          <FormMessage tone="info">{t('register.invited', { code: isolate(referralCode) })}</FormMessage>
        </div>
      )}
      <RegistrationForm registration={registration} />
      <RegisterProviders registration={registration} isBack={hasCancelled} />
    </AccountPage>
  )
}
