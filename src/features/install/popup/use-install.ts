import { useEffect, useRef, useState } from 'react'
import { MODAL_EXIT_MS } from '#domain/timing'
import { type InstallOption, installChoices, type InstallOffer } from '#domain/install/install-popup'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { openOverlay } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { addToHomeScreen } from '../state/add-to-home-screen'
import { markInstallAnswered } from '../state/install-history'
import { installOfferOf } from '../state/install-offer'

interface Install {
  /** Undefined until the settings have been read. */
  readonly offer: InstallOffer | undefined
  readonly choices: readonly InstallOption[]
  /** The merchant's own text, '' for ours, and its image, '' for none (INS-10). */
  readonly description: string
  readonly icon: string
  /** `how` shows the steps by hand if the browser has no prompt. */
  readonly view: 'choices' | 'how'
  /** True during the closing animation of 250 ms (INS-02). */
  readonly isClosing: boolean
  readonly addToHomeScreen: () => void
  /** Called when the player has chosen another method: this counts as an answer, not as a refusal. */
  readonly go: () => void
  readonly close: () => void
}

/** Content and actions of the install popup (INS-01, INS-02). */
export const useInstall = (onClose: () => void): Install => {
  const settings = useLiveQuery((read) => read.get('settings', pageState.merchant)).data
  const [view, setView] = useState<Install['view']>('choices')
  const [isClosing, setClosing] = useState(false)

  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isClosing) return undefined
    const leave = (): void => latestClose.current()
    const timer = setTimeout(leave, MODAL_EXIT_MS)
    return () => {
      clearTimeout(timer)
      leave() // the popup does not reopen after the overlay that replaced it
    }
  }, [isClosing])

  const close = (): void => setClosing(true)
  /** Replaces the popup with the guide: two install overlays are never open at the same time (INS-04). */
  const openGuide = (): void => {
    onClose()
    openOverlay({ kind: 'install-guide' })
  }
  const offer = settings && installOfferOf(settings)
  const install = async (): Promise<void> => {
    const answer = await addToHomeScreen()
    if (answer === 'asked') return
    if (answer !== 'by-hand') close()
    else if (offer?.browser === 'apple') openGuide()
    else setView('how')
  }
  return {
    offer,
    choices: offer ? installChoices(offer, window.location.pathname) : [],
    description: settings?.mobileTemplate.app_desc ?? '',
    icon: settings?.mobileTemplate.apple_touch_icon ?? '',
    view,
    isClosing,
    addToHomeScreen: () => void install(),
    go: () => {
      markInstallAnswered()
      close()
    },
    close,
  }
}
