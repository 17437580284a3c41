import { useSnapshot } from 'valtio'
import { languageFacts } from '#domain/rules/language-choice'
import { DataSaverRow } from '../../app/data-saver-row'
import { ResponsiblePlaySettings } from '../../app/safer-play/safer-play'
import { useTranslation } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { updateState } from '../../state/update-state'
import { SettingRow } from '../../ui/setting-row'
import { Sheet } from '../../ui/sheet'
import styles from './settings-sheet.module.css'
import { StyleChoice } from './style-choice'

interface Props {
  readonly onClose: () => void
}

/** What a player without an account may set: how it looks, which language it speaks, and whether it spares the line. */
export const SettingsSheet = ({ onClose }: Props) => {
  const t = useTranslation()
  const { language } = useSnapshot(pageState)
  const { status } = useSnapshot(updateState)
  const { name, tag } = languageFacts(language)
  const swapFor = (kind: 'language' | 'update'): void => {
    onClose()
    openOverlay({ kind })
  }
  return (
    <Sheet title={t('settings.title')} closeLabel={t('action.close')} onClose={onClose}>
      <StyleChoice />
      <div className={styles.rows}>
        <SettingRow icon="globe" label={t('settings.language')} onPress={() => swapFor('language')}>
          <span lang={tag}>{name}</span>
        </SettingRow>
        <DataSaverRow />
        {status === 'ready' && (
          <SettingRow icon="sparkle" label={t('update.title')} onPress={() => swapFor('update')} />
        )}
      </div>
      <div className={styles.safety}>
        <ResponsiblePlaySettings />
      </div>
    </Sheet>
  )
}
