import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { isAgent } from '#domain/member/member-type'
import type { Vip } from '#domain/member/vip'
import { formatDate } from '../../i18n/format/format-date'
import { useTranslation } from '../../i18n/use-translation'
import type { CurrentMember } from '../../shared/session/session-state'
import { BLANK_LINE } from '../../ui/feedback/blank-line'
import { Icon } from '../../ui/icons/icon'
import { SPARKLE } from '../../ui/icons/sparkle-icon-path'
import styles from './member-head.module.css'
import { ProfileImage } from './profile-image'

interface Props {
  readonly member: CurrentMember
  readonly info: MemberRow | undefined
  readonly vip: Vip | null
  readonly settings: SettingsRow | undefined
}

/** Avatar, name and badges. The name is shown from the start, the rest with the rows. */
export const MemberHead = ({ member, info, vip, settings }: Props) => {
  const t = useTranslation('rest')
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        {info ? (
          <ProfileImage key={member.id} icon={info.profileIcon} settings={settings} />
        ) : (
          <span className={`sk ${styles.picture ?? ''}`} />
        )}
        <div className={styles.texts}>
          <p className={styles.name} dir="auto">
            {member.userName}
          </p>
          <p className={styles.badges}>
            {vip && (
              <span className={styles.badge}>
                <Icon name={SPARKLE} size="s" isFilled />
                <bdi>{vip.name}</bdi>
              </span>
            )}
            {!info && <span className={`sk ${styles.waiting ?? ''}`} />}
            {isAgent(member.type) && <span className={styles.badge}>{t('member.agent')}</span>}
          </p>
          {(!info || info.regDate > 0) && (
            <p className="ui-small">
              {info ? t('member.since', { date: formatDate(info.regDate, t.language) }) : BLANK_LINE}
            </p>
          )}
        </div>
      </div>
      {!member.isConfirmed && (
        <p className={styles.pending} role="status">
          <Icon name="clock" size="s" />
          <span>
            <strong>{t('member.pending')}</strong> {t('member.pendingText')}
          </span>
        </p>
      )}
    </div>
  )
}
