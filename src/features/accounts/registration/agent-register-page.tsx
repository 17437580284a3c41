import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { isAgent } from '#domain/member/member-type'
import { useMemberInfo } from '../../../shared/member/use-member-info'
import { usePage } from '../../../shared/routing/use-page'
import { useIsSlow } from '../../../shared/sync/use-is-slow'
import { useTranslation } from '../../../i18n/use-translation'
import { useMember } from '../../../shared/session/session-state'
import { AccountPage } from '../form/account-page'
import { FormMessage } from '../../../ui/feedback/form-message'
import { registrationAttribution } from './registration-attribution'
import { RegistrationForm } from './registration-form'
import { useRegistration } from './use-registration'

/** Agents register players under their own code; the agent's session stays (REG-08). */
export const AgentRegisterPage = () => {
  const t = useTranslation('rest')
  usePage(t('agent.title'))
  const member = useMember()
  const { data: info } = useMemberInfo()
  const registration = useRegistration({
    logsIn: false,
    // Only the agent's own code: the attribution of the agent's own visit does not apply to this player.
    provenance: () =>
      info ? { ...registrationAttribution(), affiliateCode: '', referralCode: info.referralCode } : null,
  })
  const isAllowed = member !== null && isAgent(member.type)
  // The agent's code must be known first.
  const isSlow = useIsSlow(!info, SLOW_HINT_DELAY_MS)
  return (
    <AccountPage title={t('agent.title')} text={t('agent.text')} label={t('agent.title')}>
      {!isAllowed && <FormMessage tone="info">{t('agent.only')}</FormMessage>}
      {isAllowed && info && <RegistrationForm registration={registration} isForAnother />}
      {isAllowed && isSlow && <FormMessage tone="info">{t('login.slow')}</FormMessage>}
    </AccountPage>
  )
}
