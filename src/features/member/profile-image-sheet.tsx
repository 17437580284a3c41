import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useCloseOnBack } from '../../shared/overlays/dialogs/use-close-on-back'
import { useTranslation } from '../../i18n/use-translation'
import { Icon } from '../../ui/icons/icon'
import { Sheet } from '../../ui/dialogs/sheet'
import { rovingTarget } from '../../ui/controls/use-roving-tab-index'
import { Avatar } from './avatar/avatar'
import styles from './profile-image-sheet.module.css'

interface Props {
  /** Number of avatars to choose from. */
  readonly count: number
  readonly current: number
  readonly onChoose: (icon: number) => void
  readonly onClose: () => void
}

/** The avatars a member may choose from (MEM-01). A tap selects one; arrow keys only move the focus. */
export const ProfileImageSheet = ({ count, current, onChoose, onClose }: Props) => {
  const t = useTranslation('rest')
  const list = useRef<HTMLDivElement>(null)
  useCloseOnBack(true, onClose)
  const focus = (place: number): void =>
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[place]?.focus()
  const first = current <= count ? current - 1 : 0
  useEffect(() => focus(first), [first])

  const move = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = rovingTarget(
      SAME_AS[event.key] ?? event.key,
      place,
      count,
      isMirrored && !(event.key in SAME_AS),
    )
    if (target === null) return
    event.preventDefault()
    focus(target)
  }
  return (
    <Sheet title={t('member.icon.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div ref={list} className={styles.faces} role="radiogroup" aria-label={t('member.icon.title')}>
        {Array.from({ length: count }, (_, place) => (
          <button
            key={place}
            type="button"
            role="radio"
            className={styles.face}
            aria-label={t('member.icon.name', { number: place + 1 })}
            aria-checked={place + 1 === current}
            tabIndex={place === first ? 0 : -1}
            onKeyDown={(event) => move(event, place)}
            onClick={() => {
              onChoose(place + 1)
              onClose()
            }}
          >
            <Avatar icon={place + 1} size="l" />
            {place + 1 === current && (
              <span className={styles.sign}>
                <Icon name="check" size="s" />
              </span>
            )}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** Up and down act as back and forth, in both text directions. */
const SAME_AS: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }
