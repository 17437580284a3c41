import { CHANGE_PASSWORD_PATH } from '#domain/constants/routes'
import { maskedEmail, maskNumber } from '#domain/rules/masked'
import { AppLink } from '../../app/app-link'
import { AccountList } from '../../app/money/account-list'
import { payoutAccounts } from '#domain/rules/payout-accounts'
import { useAccountForm } from '../../app/money/use-account-form'
import { LiveDataPage } from '../../app/synced-page/synced-page'
import { useMemberResource } from '../../app/use-member-answer'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { useTranslation } from '../../i18n/use-words'
import { type CurrentMember, useMember } from '../../state/session-state'
import { buttonClass } from '../../ui/button-class'
import { Icon } from '../../ui/icon'
import { Section } from '../../ui/section'
import styles from './security.module.css'

/** How a member logs in, how they are reached, and where their money goes. */
export const SecurityPage = () => {
  const t = useTranslation('rest')
  usePage(t('security.title'))
  const member = useMember()
  // The guard leads everybody else away.
  return member && <Content member={member} />
}

const Content = ({ member }: { readonly member: CurrentMember }) => {
  const t = useTranslation('rest')
  const info = useMemberInfo()
  const { data: accounts } = useMemberResource('withdrawAccounts', member.id)
  const { path, word } = useAccountForm()
  return (
    <LiveDataPage
      title={t('security.title')}
      text={t('security.text')}
      live={info}
      offline={t('security.offline')}
    >
      <Section title={t('security.login')}>
        <div className={styles.rows}>
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
          {t(word)}
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
