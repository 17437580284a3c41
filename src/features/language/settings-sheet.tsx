import { useSnapshot } from 'valtio'
import { languageFacts } from '#domain/rules/language-choice'
import { useWords } from '../../i18n/use-words'
import { openOverlay } from '../../state/overlay-queue'
import { pageState } from '../../state/page-state'
import { updateState } from '../../state/update-state'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-paths'
import { Sheet } from '../../ui/sheet'
import styles from './settings-sheet.module.css'
import { StyleChoice } from './style-choice'

interface Props {
  readonly onClose: () => void
}

/** What a player without an account may set: how it looks and which language it speaks. */
export const SettingsSheet = ({ onClose }: Props) => {
  const t = useWords()
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
        <SettingsRow icon="globe" label={t('settings.language')} onPress={() => swapFor('language')}>
          <span lang={tag}>{name}</span>
        </SettingsRow>
        {status === 'ready' && (
          <SettingsRow icon="sparkle" label={t('update.title')} onPress={() => swapFor('update')} />
        )}
      </div>
    </Sheet>
  )
}

interface RowProps {
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly children?: React.ReactNode
}

const SettingsRow = ({ icon, label, onPress, children }: RowProps) => (
  <button type="button" className={styles.row} onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
    <Icon name="chevron" size="s" />
  </button>
)
