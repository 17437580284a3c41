import type { ReactNode } from 'react'
import { chromeIntentUrl } from '#domain/install/install-popup'
import { isIosDevice } from '../../../shared/install/is-installed-app'
import { openOverlay } from '../../../shared/overlays/overlay-queue'
import { addToHomeScreen } from '../state/add-to-home-screen'
import { noteAnswered } from '../state/install-history'
import type { Way } from '../state/visible-surfaces'

interface Props {
  readonly to: Way
  readonly className: string | undefined
  /** The element that says more of it. */
  readonly describedBy?: string
  readonly onTake?: () => void
  readonly children: ReactNode
}

/** Where a surface with one way on leads: to the merchant's address, to Chrome, to the browser's own prompt, or to the guide. */
export const InstallLink = ({ to: { way, url }, describedBy, onTake, children, className }: Props) => {
  const shared = { className, 'aria-describedby': describedBy, children } as const
  const take = (): void => {
    noteAnswered()
    onTake?.()
  }
  switch (way) {
    case 'app':
      return (
        <a {...shared} href={url ?? undefined} target="_blank" rel="noopener noreferrer" onClick={take} />
      )
    case 'open-in-chrome':
      return <a {...shared} href={chromeIntentUrl(new URL(window.location.href))} onClick={take} />
    case 'profile': // in the guide, as it has to be explained
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

/** By the browser's own prompt; where it has none, the guide or the popup tells how it is done. */
const install = async (): Promise<void> => {
  if ((await addToHomeScreen()) === 'by-hand')
    openOverlay({ kind: isIosDevice() ? 'install-guide' : 'install-popup' })
}
