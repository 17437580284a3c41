import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { languageFacts } from '#domain/rules/language-choice'
import { DataSaverRow } from '../../app/data-saver-row'
import { LogoutDialog } from '../../app/lazy-overlays'
import { PushRow } from '../../app/push/push-row'
import { ResponsiblePlaySettings } from '../../app/safer-play/safer-play'
import { useTranslation } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { PathIcon } from '../../ui/glyph'
import { Section } from '../../ui/section'
import { SettingRow } from '../../ui/setting-row'
import { GLYPHS } from './glyphs'
import styles from './member-settings.module.css'

const STYLE_WORDS = {
  merchant: 'settings.style.merchant',
  auto: 'settings.style.auto',
  light: 'settings.style.light',
  dark: 'settings.style.dark',
} as const

/** How the app speaks and looks, whether it spares the line, and the way out. */
export const MemberSettings = () => {
  const t = useTranslation('rest')
  const { language, styleChoice, style } = useSnapshot(pageState)
  const { name, tag } = languageFacts(language)
  useEffect(() => void LogoutDialog.preload(), [])
  return (
    <Section title={t('settings.title')}>
      <div className={styles.rows}>
        <SettingRow
          icon="globe"
          label={t('settings.language')}
          onPress={() => openOverlay({ kind: 'language' })}
        >
          <span lang={tag}>{name}</span>
        </SettingRow>
        <SettingRow
          icon={style === 'dark' ? 'moon' : 'sun'}
          label={t('settings.style')}
          onPress={() => openOverlay({ kind: 'settings' })}
        >
          {t(STYLE_WORDS[styleChoice])}
        </SettingRow>
        <DataSaverRow />
        <PushRow />
      </div>
      <div className={styles.safety}>
        <ResponsiblePlaySettings />
      </div>
      <button type="button" className={styles.logout} onClick={() => openOverlay({ kind: 'logout' })}>
        <PathIcon d={GLYPHS.logout} isPointing />
        {t('member.logout')}
      </button>
    </Section>
  )
}
