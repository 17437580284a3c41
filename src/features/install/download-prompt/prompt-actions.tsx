import type { ReactNode } from 'react'
import { chromeIntentUrl } from '#domain/install/install-popup'
import type { DownloadTarget } from '#domain/install/download-target'
import { useTranslation } from '../../../i18n/use-translation'
import { openOverlay } from '../../../shared/overlays/overlay-queue'
import { Button } from '../../../ui/controls/button'
import { buttonClass } from '../../../ui/controls/button-class'

interface Props {
  /** Null until it is known. */
  readonly way: DownloadTarget | null
  readonly isClosable: boolean
  readonly service: ReactNode
  readonly onAdd: () => void
  /** Called when the player has left for the app, or for another browser. */
  readonly onGone: () => void
  readonly onClose: () => void
}

const MAIN = { variant: 'primary', isWide: true } as const

/** The button for the app, and next to it the web app, or the actions that are always available (DLP-03). */
export const PromptActions = ({ way, isClosable, service, onAdd, onGone, onClose }: Props) => {
  const t = useTranslation('rest')
  return (
    <div className="ui-stack ui-gap-2">
      <WayOn way={way} onAdd={onAdd} onGone={onGone} />
      {isClosable ? (
        <Button variant="quiet" isWide onClick={onClose}>
          {t('install.stay')}
        </Button>
      ) : (
        <>
          {service}
          <Button variant="plain" isWide onClick={() => openOverlay({ kind: 'logout' })}>
            {t('member.logout')}
          </Button>
        </>
      )}
    </div>
  )
}

interface WayProps {
  readonly way: DownloadTarget | null
  readonly onAdd: () => void
  readonly onGone: () => void
}

const WayOn = ({ way, onAdd, onGone }: WayProps) => {
  const t = useTranslation('rest')
  switch (way?.kind) {
    case 'app':
      return (
        <a
          href={way.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass(MAIN)}
          onClick={onGone}
        >
          {t('install.app')}
        </a>
      )
    case 'web-app':
      return (
        <Button {...MAIN} onClick={onAdd}>
          {t('install.webApp')}
        </Button>
      )
    case 'open-in-chrome':
      return (
        <a
          href={chromeIntentUrl(new URL(window.location.href))}
          className={buttonClass(MAIN)}
          onClick={onGone}
        >
          {t('install.chrome')}
        </a>
      )
    case undefined:
      return null
    default:
      return way satisfies never
  }
}
