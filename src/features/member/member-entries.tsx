import {
  AGENT_REGISTER_PATH,
  CHANGE_PASSWORD_PATH,
  CONNECTION_PATH,
  FEEDBACK_PATH,
  HISTORY_PATH,
  INVITE_PATH,
  LEADERBOARD_PATH,
  MALL_PATH,
  REWARDS_PATH,
  SECURITY_PATH,
} from '#domain/routing/routes'
import { AppLink } from '../../shared/routing/app-link'
import { formatNumber } from '../../i18n/format/format-number'
import { useClaimableCount } from '../../shared/member/use-claimable-count'
import { useReferralPath } from '../../shared/referral/program/use-referral'
import { useTranslation } from '../../i18n/use-translation'
import type { RestKey } from '../../i18n/translation-types'
import { CountBadge } from '../../ui/feedback/count-badge'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-paths'
import { Section } from '../../ui/layout/section'
import styles from './member-entries.module.css'
import { GLYPHS } from './member-icon-paths'

interface Entry {
  readonly to: string
  readonly icon: IconName
  readonly label: RestKey
  readonly isForAgents?: boolean
}

const ENTRIES: readonly Entry[] = [
  { to: REWARDS_PATH, icon: 'gift', label: 'member.rewards' },
  { to: HISTORY_PATH, icon: 'clock', label: 'history.title' },
  { to: INVITE_PATH, icon: GLYPHS.invite, label: 'member.invite' },
  { to: LEADERBOARD_PATH, icon: GLYPHS.ranking, label: 'missions.title' },
  { to: MALL_PATH, icon: GLYPHS.market, label: 'member.market' },
  { to: AGENT_REGISTER_PATH, icon: GLYPHS.agent, label: 'member.becomeAgent', isForAgents: true },
  { to: SECURITY_PATH, icon: GLYPHS.security, label: 'member.security' },
  { to: CHANGE_PASSWORD_PATH, icon: GLYPHS.password, label: 'member.password' },
  { to: FEEDBACK_PATH, icon: 'chat', label: 'member.feedback' },
  { to: CONNECTION_PATH, icon: GLYPHS.connection, label: 'member.connection' },
]

interface Props {
  readonly memberId: string
  readonly isAgent: boolean
}

/** Links to the member's other pages. */
export const Entries = ({ memberId, isAgent }: Props) => {
  const t = useTranslation('rest')
  const shown = ENTRIES.filter(({ isForAgents = false }) => isAgent || !isForAgents)
  const invitePath = useReferralPath()
  const claimable = useClaimableCount(memberId)
  const written = (number: number): string => formatNumber(number, t.language)
  return (
    <Section title={t('member.account')}>
      <ul className={styles.grid}>
        {shown.map(({ to, icon, label }) => (
          <li key={to} className={styles.cell}>
            <AppLink to={to === INVITE_PATH ? invitePath : to} className={styles.entry}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{t(label)}</span>
              {to === REWARDS_PATH && claimable > 0 && (
                <CountBadge
                  count={claimable}
                  format={written}
                  label={t('rewards.readyCount', { number: written(claimable) })}
                  className={styles.count}
                />
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
