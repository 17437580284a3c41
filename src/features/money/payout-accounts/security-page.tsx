import { CHANGE_PASSWORD_PATH } from '#domain/routing/routes'
import { maskedEmail, maskNumber } from '#domain/text/mask-contact'
import { AppLink } from '../../../shared/routing/app-link'
import { AccountList } from './account-list'
import { payoutAccounts } from '#domain/money/payout-accounts'
import { useAccountForm } from './use-account-form'
import { LiveDataPage } from '../../../shared/page/live-data/live-data-page'
import { useMemberResource } from '../../../shared/worker/query/use-member-resource'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import { usePage } from '../../../shared/routing/use-page'
import { useTranslation } from '../../../i18n/use-translation'
import { type CurrentMember, useMember } from '../../../shared/session/session-state'
import { buttonClass } from '../../../ui/controls/button-class'
import { Icon } from '../../../ui/icons/icon'
import { Section } from '../../../ui/layout/section'
import styles from './security.module.css'

/** The member's login methods, contacts and payout accounts. */
export const SecurityPage = () => {
  const t = useTranslation('rest')
  usePage(t('security.title'))
  const member = useMember()
  // The route guard redirects everyone else.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const info = useMemberInfo()
  const { data: accounts } = useMemberResource('withdrawAccounts', member.id)
  const { path, label } = useAccountForm()
  return (
    <LiveDataPage
      title={t('security.title')}
      text={t('security.text')}
      live={info}
      hasColumns
      offline={t('security.offline')}
    >
      <Section title={t('security.login')}>
        <div className="ui-clip ui-raised ui-divided">
          <AppLink to={CHANGE_PASSWORD_PATH} className={styles.row}>
            <span className={styles.name}>{t('member.password')}</span>
            <span className={styles.change}>
              <Icon name="chevron" size="s" />
            </span>
          </AppLink>
          <Fact name={t('security.mobile')} value={maskNumber(info.data?.mobileNum ?? '')} />
          <Fact name={t('security.email')} value={maskedEmail(info.data?.email ?? '')} />
        </div>
      </Section>
      <Section title={t('security.accounts')}>
        {accounts && <AccountList accounts={payoutAccounts(accounts)} />}
        <AppLink to={path} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t(label)}
        </AppLink>
      </Section>
    </LiveDataPage>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => {
  const t = useTranslation('rest')
  return (
    <p className={styles.row}>
      <span className={styles.name}>{name}</span>
      <bdi className={styles.value}>{value === '' ? t('security.notGiven') : value}</bdi>
    </p>
  )
}
