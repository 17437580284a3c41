import { useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../../i18n/use-translation'
import { IconButton } from '../../../ui/controls/icon-button'
import { nearestSlide } from '../../../ui/media/slide-position'
import { Switch } from '../../../ui/forms/switch'
import { useModal } from '../../../ui/dialogs/use-modal'
import styles from './announcement-popup.module.css'
import { recordPopupClosed } from './popup-history'
import { PopupPage } from './popup-page'
import { PopupDots } from './popup-dots'
import { popupState } from './popup-state'

/** The merchant's popup over the home page, one page per announcement (ANN-02, ANN-03). */
export const AnnouncementPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation('rest')
  const { popups, hidesToday } = useSnapshot(popupState)
  const [place, setPlace] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const modal = useModal(onClose)
  const id = useId()
  const titleId = (index: number): string => `${id}-${String(index)}`
  const { ref } = modal
  useEffect(() => {
    popupState.isDrawn = true
    ref.current?.focus() // not the close button: its ring would be the first thing to see
  }, [ref])
  const go = (): void => {
    recordPopupClosed()
    onClose()
  }
  return (
    <dialog {...modal} tabIndex={-1} className={styles.dialog} aria-labelledby={titleId(place)}>
      <div className={styles.panel}>
        <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
        <div
          ref={track}
          className={styles.track}
          onScroll={({ currentTarget }) => setPlace(nearestSlide(currentTarget))}
        >
          {popups.map((row, index) => (
            <div
              key={row.id}
              className={styles.page}
              {...(popups.length > 1 && {
                role: 'group',
                'aria-label': t('banners.slide', { index: index + 1, total: popups.length }),
              })}
            >
              <PopupPage row={row} titleId={titleId(index)} isFirst={index === 0} onGo={go} />
            </div>
          ))}
        </div>
        {popups.length > 1 && <PopupDots track={track} place={place} total={popups.length} />}
        <div className={styles.foot}>
          <Switch isOn={hidesToday} onChange={(isOn) => (popupState.hidesToday = isOn)}>
            {t('popup.notToday')}
          </Switch>
        </div>
      </div>
    </dialog>
  )
}
