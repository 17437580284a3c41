import { useSnapshot } from 'valtio'
import { INVITE_PATH } from '#domain/constants/routes'
import { affiliateCodeOf } from '#domain/rules/affiliate-code'
import { loginPath } from '#domain/rules/launch-address'
import { guestInviteLink } from '#domain/rules/referral'
import { visitorCodes } from '#domain/rules/visitor-codes'
import { AppLink } from '../../app/app-link'
import { useLiveQuery } from '../../app/live'
import { useTranslation } from '../../i18n/use-words'
import { pageState } from '../../state/page-state'
import { storedCodes } from '../../state/visitor-codes'
import { buttonClass } from '../../ui/button-class'
import { HowItWorks } from './how-it-works'
import styles from './invite-page.module.css'
import { LinkCard } from './link-card'

/** Hands on who brought this guest (REG-07), and says what a login would change. */
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
