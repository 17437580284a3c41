import type { ReactNode } from 'react'
import { chromeIntentUrl } from '#domain/install/install-popup'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import { openOverlay } from '../../../shared/overlays/overlay-queue'
import { addToHomeScreen } from '../state/add-to-home-screen'
import { markInstallAnswered } from '../state/install-history'
import type { Way } from '../state/visible-surfaces'

interface Props {
  readonly to: Way
  readonly className: string | undefined
  /** Id of the element that describes it. */
  readonly describedBy?: string
  readonly onTake?: () => void
  readonly children: ReactNode
}

/** The link of an install surface: to the merchant's URL, to Chrome, to the browser's own prompt, or to the guide. */
export const InstallLink = ({ to: { way, url }, describedBy, onTake, children, className }: Props) => {
  const shared = { className, 'aria-describedby': describedBy, children } as const
  const take = (): void => {
    markInstallAnswered()
    onTake?.()
  }
  switch (way) {
    case 'app':
      return (
        <a {...shared} href={url ?? undefined} target="_blank" rel="noopener noreferrer" onClick={take} />
      )
    case 'open-in-chrome':
      return <a {...shared} href={chromeIntentUrl(new URL(window.location.href))} onClick={take} />
    case 'profile': // in the guide, because it needs an explanation
    case 'web-app':
      return (
        <button
          {...shared}
          type="button"
          onClick={() => {
            take()
            void install()
          }}
        />
      )
    default:
      return way satisfies never
  }
}

/** Opens the browser's install prompt; without one, opens the guide or the popup. */
const install = async (): Promise<void> => {
  if ((await addToHomeScreen()) === 'by-hand')
    openOverlay({ kind: isIosDevice() ? 'install-guide' : 'install-popup' })
}
