import { useState } from 'react'
import type { SettingsRow } from '#domain/tables/rows'
import { profileIconCount } from '#domain/member/profile-icons'
import { useTranslation } from '../../i18n/use-translation'
import { Icon } from '../../ui/icons/icon'
import { Avatar } from './avatar/avatar'
import { FACES } from './avatar/avatar-shapes'
import { GLYPHS } from './member-icon-paths'
import styles from './profile-image.module.css'
import { ProfileImageSheet } from './profile-image-sheet'
import { useProfileImage } from './use-profile-image'

interface Props {
  /** The synced avatar. */
  readonly icon: number
  readonly settings: SettingsRow | undefined
}

/** The member's avatar, which opens the choice of avatars (MEM-01). */
export const ProfileImage = ({ icon: stored, settings }: Props) => {
  const t = useTranslation('rest')
  const [isOpen, setOpen] = useState(false)
  const { icon, isBusy, choose } = useProfileImage(stored)
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('member.icon.change')}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => setOpen(!isBusy)}
      >
        <Avatar icon={icon} />
        <span className={styles.sign}>
          <Icon name={GLYPHS.change} size="s" />
        </span>
      </button>
      {isOpen && (
        <ProfileImageSheet
          count={profileIconCount(settings, FACES.length)}
          current={icon}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
