import { PATIENCE_MS } from '#domain/constants/timing'
import { isAgent } from '#domain/rules/member-kind'
import { useMemberInfo } from '../../app/use-member-info'
import { usePage } from '../../app/use-page'
import { useWaitedLong } from '../../app/use-waited-long'
import { useWords } from '../../i18n/use-words'
import { useMember } from '../../state/session-state'
import { AccountPage } from './account-page'
import { Note } from '../../ui/note'
import { provenance } from './provenance'
import { RegistrationForm } from './registration-form'
import { useRegistration } from './use-registration'

/** Where an agent registers somebody under their own code; their session stays (REG-08). */
export const AgentRegisterPage = () => {
  const t = useWords('rest')
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
  const isSlow = useWaitedLong(!info, PATIENCE_MS)
  return (
    <AccountPage title={t('agent.title')} text={t('agent.text')} label={t('agent.title')}>
      {!isAllowed && <Note tone="info">{t('agent.only')}</Note>}
      {isAllowed && info && <RegistrationForm registration={registration} isForAnother />}
      {isAllowed && isSlow && <Note tone="info">{t('login.slow')}</Note>}
    </AccountPage>
  )
}
