import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { LANGUAGE_NAMES } from '#domain/language/language-names'
import { languageFacts } from '#domain/language/language-choice'
import { DataSaverRow } from '../../shared/page/data-saver-row'
import { VibrationRow } from '../../shared/page/vibration-row'
import { PushRow } from '../../shared/push/controls/push-row'
import { ResponsiblePlaySettings } from '../../shared/safer-play/responsible-play-settings'
import { useTranslation } from '../../i18n/use-translation'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { pageState } from '../../shared/page/page-state'
import { Icon } from '../../ui/icons/icon'
import { MOON, SUN } from '../../ui/icons/sun-moon-icon-paths'
import { Section } from '../../ui/layout/section'
import { SettingRow } from '../../ui/controls/setting-row'
import { LogoutDialog } from './lazy-logout-dialog'
import { GLYPHS } from './member-icon-paths'
import styles from './member-settings.module.css'

const STYLE_LABELS = {
  merchant: 'settings.style.merchant',
  auto: 'settings.style.auto',
  light: 'settings.style.light',
  dark: 'settings.style.dark',
} as const

/** Language, style, data saver and logout. */
export const MemberSettings = () => {
  const t = useTranslation('rest')
  const { language, styleChoice, style } = useSnapshot(pageState)
  const { tag } = languageFacts(language)
  useEffect(() => void LogoutDialog.preload(), [])
  return (
    <Section title={t('settings.title')}>
      <div className={styles.rows}>
        <SettingRow
          icon="globe"
          label={t('settings.language')}
          onPress={() => openOverlay({ kind: 'language' })}
        >
          <span lang={tag}>{LANGUAGE_NAMES[language]}</span>
        </SettingRow>
        <SettingRow
          icon={style === 'dark' ? MOON : SUN}
          label={t('settings.style')}
          onPress={() => openOverlay({ kind: 'settings' })}
        >
          {t(STYLE_LABELS[styleChoice])}
        </SettingRow>
        <DataSaverRow />
        <VibrationRow />
        <PushRow />
      </div>
      <div className="ui-card">
        <ResponsiblePlaySettings />
      </div>
      <button type="button" className={styles.logout} onClick={() => openOverlay({ kind: 'logout' })}>
        <Icon name={GLYPHS.logout} isPointing />
        {t('member.logout')}
      </button>
    </Section>
  )
}
