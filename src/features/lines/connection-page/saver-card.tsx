import { formatNumber } from '../../../i18n/format/format-number'
import { formatBytes } from '../../../i18n/format/format-units'
import { isolate } from '../../../i18n/format/isolate'
import { useTranslation } from '../../../i18n/use-translation'
import { DataSaverRow } from '../../../shared/page/data-saver-row'
import { heldImages } from '../../../shared/page/hold-image'
import styles from './saver-card.module.css'
import { useSavedBytes } from './use-saved-bytes'

/** The data saver's switch, and how much it has saved on this device (OFF-08). */
export const SaverCard = () => {
  const t = useTranslation('rest')
  const images = heldImages()
  const bytes = useSavedBytes(images)
  return (
    <div className="ui-stack ui-gap-3 ui-card">
      <div className={styles.switch}>
        <DataSaverRow />
      </div>
      <p className="ui-note">
        {t('connection.held', { number: formatNumber(images, t.language) })}
        {bytes !== undefined && (
          <>
            <br />
            {t('connection.saved', { size: isolate(formatBytes(bytes, t.language)) })}
          </>
        )}
      </p>
    </div>
  )
}
