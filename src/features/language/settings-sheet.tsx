import { useSnapshot } from 'valtio'
import { LANGUAGE_NAMES } from '#domain/language/language-names'
import { languageFacts } from '#domain/language/language-choice'
import { DataSaverRow } from '../../shared/page/data-saver-row'
import { VibrationRow } from '../../shared/page/vibration-row'
import { ResponsiblePlaySettings } from '../../shared/safer-play/responsible-play-settings'
import { useTranslation } from '../../i18n/use-translation'
import { openOverlay } from '../../shared/overlays/overlay-queue'
import { pageState } from '../../shared/page/page-state'
import { updateState } from '../../shared/updates/update-state'
import { SettingRow } from '../../ui/controls/setting-row'
import { Sheet } from '../../ui/dialogs/sheet'
import { SPARKLE } from '../../ui/icons/sparkle-icon-path'
import styles from './settings-sheet.module.css'
import { StyleChoice } from './style-choice'

interface Props {
  readonly onClose: () => void
}

/** The settings of a player without an account: style, language and data saver. */
export const SettingsSheet = ({ onClose }: Props) => {
  const t = useTranslation()
  const { language } = useSnapshot(pageState)
  const { status } = useSnapshot(updateState)
  const { tag } = languageFacts(language)
  const swapFor = (kind: 'language' | 'update'): void => {
    onClose()
    openOverlay({ kind })
  }
  return (
    <Sheet title={t('settings.title')} closeLabel={t('action.close')} onClose={onClose}>
      <StyleChoice />
      <div className={styles.rows}>
        <SettingRow icon="globe" label={t('settings.language')} onPress={() => swapFor('language')}>
          <span lang={tag}>{LANGUAGE_NAMES[language]}</span>
        </SettingRow>
        <DataSaverRow />
        <VibrationRow />
        {status === 'ready' && (
          <SettingRow icon={SPARKLE} label={t('update.title')} onPress={() => swapFor('update')} />
        )}
      </div>
      <div className={styles.safety}>
        <ResponsiblePlaySettings />
      </div>
    </Sheet>
  )
}
