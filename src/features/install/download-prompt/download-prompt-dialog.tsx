import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { responsiveImageUrl } from '../../../shared/page/responsive-image-url'
import { useTranslation } from '../../../i18n/use-translation'
import { pageState } from '../../../shared/page/page-state'
import { classNames } from '../../../ui/class-names'
import { IconButton } from '../../../ui/controls/icon-button'
import { useModal } from '../../../ui/dialogs/use-modal'
import { DownloadPromptArt } from './download-prompt-art'
import styles from './download-prompt-dialog.module.css'
import { PromptActions } from './prompt-actions'
import { markPromptDrawn } from './start/prompt-state'
import { usePromptContent } from './use-prompt-content'

interface Props {
  readonly mode: 'bottom' | 'fullscreen'
  readonly isClosable: boolean
  readonly onClose: () => void
  /** Renders the app's image from this URL. */
  readonly renderImage: (source: string) => ReactNode
  /** Renders the steps for installing by hand. */
  readonly steps: (onDone: () => void) => ReactNode
  readonly service: ReactNode
  readonly addWebApp: () => Promise<'installed' | 'refused' | 'by-hand' | 'asked'>
  /** Called when the player has chosen a method: nothing else prompts about installing in this session. */
  readonly onTaken: () => void
}

const ART_PX = { bottom: 512, fullscreen: 640 } as const

/** The prompt to get the merchant's app, at the bottom of the screen or full screen (DLP-01). */
export const DownloadPromptDialog = ({
  mode,
  isClosable,
  onClose,
  renderImage,
  steps,
  service,
  addWebApp,
  onTaken,
}: Props) => {
  const t = useTranslation('rest')
  const { style } = useSnapshot(pageState)
  const content = usePromptContent(mode)
  const modal = useModal(isClosable ? onClose : undefined)
  const id = useId()
  const [view, setView] = useState<'offer' | 'steps'>('offer')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(markPromptDrawn, [])
  // A tap or key press in progress must not trigger anything here, and the pressed control may be gone.
  useEffect(() => panel.current?.focus(), [view])

  const add = async (): Promise<void> => {
    onTaken()
    const answer = await addWebApp()
    if (answer === 'by-hand') setView('steps')
    else if (answer === 'asked') return
    else if (answer === 'installed' || isClosable) onClose()
  }
  const goOn = (): void => {
    onTaken()
    if (isClosable) onClose()
  }
  const title = view === 'steps' ? 'install.webApp' : isClosable ? 'download.title' : 'download.titleForced'
  return (
    <dialog
      {...modal}
      className={classNames('ui-modal ui-full-width ui-clip', styles[mode])}
      data-style={content.theme ?? style}
      aria-labelledby={id}
      aria-describedby={view === 'offer' ? `${id}-text` : undefined}
    >
      <div ref={panel} className={styles.panel} tabIndex={-1}>
        <DownloadPromptArt
          source={responsiveImageUrl(content.background, ART_PX[mode])}
          isTall={mode === 'fullscreen'}
        />
        {isClosable && (
          <IconButton icon="close" label={t('action.close')} className={styles.close} onClick={onClose} />
        )}
        <div className={classNames(styles.body, view === 'steps' && styles.steps)}>
          <div className={styles.app}>
            {renderImage(content.icon)}
            <div className="ui-stack ui-gap-2">
              <h2 id={id} className={styles.title}>
                {t(title)}
              </h2>
              {view === 'offer' && (
                <p id={`${id}-text`} className="ui-muted ui-line-height-text ui-breakable" dir="auto">
                  {content.description || t('download.text')}
                </p>
              )}
            </div>
          </div>
          {view === 'steps' && steps(isClosable ? onClose : () => setView('offer'))}
          {view === 'offer' && !isClosable && <p className={styles.note}>{t('download.forced')}</p>}
          {view === 'offer' && (
            <PromptActions
              way={content.way}
              isClosable={isClosable}
              service={service}
              onAdd={() => void add()}
              onGone={goOn}
              onClose={onClose}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}
