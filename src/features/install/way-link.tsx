import type { ReactNode } from 'react'
import { chromeAddress } from '#domain/rules/install-popup'
import { isApple } from '../../app/at-home'
import { openOverlay } from '../../state/overlay-queue'
import { noteAnswered, noteInstalled } from './install-memory'
import { hasInstallPrompt, showInstallPrompt } from './install-prompt'
import type { Way } from './standing'

interface Props {
  readonly to: Way
  readonly className: string | undefined
  /** The element that says more of it. */
  readonly describedBy?: string
  readonly onTake?: () => void
  readonly children: ReactNode
}

/** Where a surface with one way on leads: to the merchant's address, to Chrome, to the browser's own prompt, or to the guide. */
export const WayLink = ({ to: { way, url }, describedBy, onTake, children, className }: Props) => {
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
      return <a {...shared} href={chromeAddress(new URL(window.location.href))} onClick={take} />
    case 'profile': // in the guide, as it has to be explained
    case 'web-app':
      return (
        <button
          {...shared}
          type="button"
          onClick={() => {
            take()
            void addToHomeScreen()
          }}
        />
      )
    default:
      return way satisfies never
  }
}

let isAsking = false // the browser's prompt works once, and a tap may come twice

/** By the browser's own prompt; where it has none, the guide or the popup tells how it is done. */
const addToHomeScreen = async (): Promise<void> => {
  if (isAsking) return
  if (!hasInstallPrompt()) {
    openOverlay({ kind: isApple() ? 'install-guide' : 'install-popup' })
    return
  }
  isAsking = true
  if (await showInstallPrompt()) noteInstalled()
  isAsking = false
}
