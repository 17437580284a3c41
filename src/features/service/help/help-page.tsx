import { CONNECTION_PATH, FORGOT_PASSWORD_PATH, REGISTER_PATH } from '#domain/routing/routes'
import { useTranslation } from '../../../i18n/use-translation'
import { AppLink } from '../../../shared/routing/app-link'
import { PageLead } from '../../../shared/page/text/page-lead'
import { TextPage } from '../../../shared/page/text/text-page'
import { usePage } from '../../../shared/routing/use-page'
import { useMember } from '../../../shared/session/session-state'
import { Icon } from '../../../ui/icons/icon'
import { ServiceEntries } from '../entries/customer-service'
import styles from './help-page.module.css'

/** Help for a guest who cannot log in: what to try, and customer service without a login. */
export const HelpPage = () => {
  const t = useTranslation('rest')
  const isMember = useMember() !== null
  usePage(t('login.trouble'))
  const steps = [
    ...(isMember
      ? []
      : [
          { to: FORGOT_PASSWORD_PATH, label: t('login.forgot') },
          { to: REGISTER_PATH, label: t('login.noAccount') },
        ]),
    { to: CONNECTION_PATH, label: t('member.connection') },
  ]
  return (
    <TextPage>
      <header className="ui-stack ui-gap-2">
        <PageLead title={t('login.trouble')} text={t('help.text')} />
      </header>
      <ul className="ui-clip ui-raised ui-divided">
        {steps.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to} className={styles.step}>
              <span className="ui-fill ui-breakable">{label}</span>
              <Icon name="chevron" size="s" />
            </AppLink>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('closed.contact')}</h2>
      <ServiceEntries />
    </TextPage>
  )
}
