import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icons/icon'
import { EXPAND, SHRINK } from '../../../ui/icons/frame-icon-paths'
import { SHARE } from '../../../ui/icons/share-icon-path'
import { IconButton } from '../../../ui/controls/icon-button'
import styles from './game-bar.module.css'

interface Props {
  readonly title: string
  /** Shown before the vendor, in the player's language. */
  readonly lead?: string | undefined
  readonly vendor: string
  /** Shown between the names and the buttons. */
  readonly action?: ReactNode
  /** A round button next to the frame's controls. */
  readonly tool?: ReactNode
  readonly isHidden: boolean
  readonly isFull: boolean
  readonly onBack: () => void
  readonly onReload: () => void
  readonly onShare: (() => void) | undefined
  readonly onFullscreen: (() => void) | undefined
  readonly onToggle: () => void
}

/** Bar with back, the game's name and the frame's controls. When hidden, it leaves a handle at the edge. */
export const GameBar = ({
  title,
  lead,
  vendor,
  action,
  tool,
  isHidden,
  isFull,
  onBack,
  onReload,
  onShare,
  onFullscreen,
  onToggle,
}: Props) => {
  const t = useTranslation('rest')
  // The two buttons replace each other and pass the focus on.
  const [wasToggled, setToggled] = useState(false)
  const toggle = (): void => {
    setToggled(true)
    onToggle()
  }
  if (isHidden) {
    return (
      <button type="button" className={styles.handle} aria-label={t('trial.show')} autoFocus onClick={toggle}>
        <span className={styles.grip}>
          <Icon name="chevron" size="s" />
        </span>
      </button>
    )
  }
  return (
    <header className={classNames(styles.bar, action !== undefined && styles.offering)}>
      <IconButton icon="back" label={t('trial.back')} onClick={onBack} />
      <div className={styles.names}>
        <h1 className={styles.name} dir="auto">
          {title}
        </h1>
        <p className={styles.line}>
          {lead !== undefined && <span className={styles.lead}>{`${lead} · `}</span>}
          <span className={styles.vendor} dir="auto">
            {vendor}
          </span>
        </p>
      </div>
      {action}
      {tool}
      <IconButton icon="refresh" label={t('action.reload')} className={styles.reload} onClick={onReload} />
      {onShare && (
        <button type="button" className={styles.share} aria-label={t('invite.share')} onClick={onShare}>
          <Icon name={SHARE} />
        </button>
      )}
      {onFullscreen && (
        <IconButton
          icon={isFull ? SHRINK : EXPAND}
          label={t(isFull ? 'trial.exitFullscreen' : 'trial.fullscreen')}
          onClick={onFullscreen}
        />
      )}
      <button
        type="button"
        className={styles.hide}
        aria-label={t('trial.hide')}
        autoFocus={wasToggled}
        onClick={toggle}
      >
        <Icon name="chevron" />
      </button>
    </header>
  )
}
