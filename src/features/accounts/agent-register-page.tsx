import { SLOW_HINT_DELAY_MS } from '#domain/constants/timing'
import { isAgent } from '#domain/rules/member-kind'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { useIsSlow } from '../../app/use-waited-long'
import { useTranslation } from '../../i18n/use-words'
import { useMember } from '../../state/session-state'
import { AccountPage } from './account-page'
import { FormMessage } from '../../ui/note'
import { provenance } from './provenance'
import { RegistrationForm } from './registration-form'
import { useRegistration } from './use-registration'

/** Where an agent registers somebody under their own code; their session stays (REG-08). */
export const AgentRegisterPage = () => {
  const t = useTranslation('rest')
  usePage(t('agent.title'))
  const member = useMember()
  const { data: info } = useMemberInfo()
  const registration = useRegistration({
    logsIn: false,
    // Their own code alone: what once brought the agent here is not what brings this player.
    provenance: () => (info ? { ...provenance(), affiliateCode: '', referralCode: info.referralCode } : null),
  })
  const isAllowed = member !== null && isAgent(member.type)
  // Under whose code it is must be known first.
  const isSlow = useIsSlow(!info, SLOW_HINT_DELAY_MS)
  return (
    <AccountPage title={t('agent.title')} text={t('agent.text')} label={t('agent.title')}>
      {!isAllowed && <FormMessage tone="info">{t('agent.only')}</FormMessage>}
      {isAllowed && info && <RegistrationForm registration={registration} isForAnother />}
      {isAllowed && isSlow && <FormMessage tone="info">{t('login.slow')}</FormMessage>}
    </AccountPage>
  )
}
