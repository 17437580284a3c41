import { useSnapshot } from 'valtio'
import { INVITE_PATH } from '#domain/routing/routes'
import { affiliateCodeOf } from '#domain/referral/affiliate-code'
import { loginPath } from '#domain/routing/return-url'
import { guestInviteLink } from '#domain/referral/referral'
import { visitorCodes } from '#domain/referral/entry-codes/visitor-codes'
import { AppLink } from '../../shared/routing/app-link'
import { useLiveQuery } from '../../shared/worker/query/use-live-query'
import { useTranslation } from '../../i18n/use-translation'
import { pageState } from '../../shared/page/page-state'
import { storedCodes } from '../../shared/referral/entry-codes/visitor-codes'
import { buttonClass } from '../../ui/controls/button-class'
import { HowItWorks } from './how-it-works'
import styles from './invite-page.module.css'
import { LinkCard } from './link-card'

/** Shares the referral codes that this guest came with (REG-07), and explains what a login would change. */
export const GuestInvite = () => {
  const t = useTranslation('rest')
  const { merchant } = useSnapshot(pageState)
  const { data: status } = useLiveQuery((read) => read.get('status', merchant))
  const { origin, search } = window.location
  const codes = affiliateCodeOf(visitorCodes(search, storedCodes()), status?.affiliate)
  const link = guestInviteLink(origin, codes)
  return (
    <>
      <LinkCard key={link} link={link} code={codes.referralCode} />
      <div className={styles.logIn}>
        <p className={styles.logInText}>{t('invite.logIn')}</p>
        <AppLink to={loginPath(INVITE_PATH)} className={buttonClass({ variant: 'quiet', isWide: true })}>
          {t('login.submit')}
        </AppLink>
      </div>
      <HowItWorks />
    </>
  )
}
