import { useEffect, useRef, useState } from 'react'
import { MODAL_EXIT_MS } from '#domain/timing'
import { type InstallOption, installChoices, type InstallOffer } from '#domain/install/install-popup'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { openOverlay } from '../../../shared/overlays/overlay-queue'
import { pageState } from '../../../shared/page/page-state'
import { addToHomeScreen } from '../state/add-to-home-screen'
import { noteAnswered } from '../state/install-history'
import { installOfferOf } from '../state/install-offer'

interface Install {
  /** Undefined until the settings have been read. */
  readonly offer: InstallOffer | undefined
  readonly choices: readonly InstallOption[]
  /** The merchant's own words, '' for ours, and its picture, '' for none (INS-10). */
  readonly description: string
  readonly picture: string
  /** `how`: the steps by hand, where the browser has no prompt. */
  readonly view: 'choices' | 'how'
  /** It slides away, and is gone after 250 ms (INS-02). */
  readonly isClosing: boolean
  readonly addToHomeScreen: () => void
  /** The player went to another way: that is an answer, and no refusal. */
  readonly go: () => void
  readonly close: () => void
}

/** What the install popup shows and does (INS-01, INS-02). */
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
      leave() // what took its place meanwhile does not bring it back
    }
  }, [isClosing])

  const close = (): void => setClosing(true)
  /** In its own place: two of this family never stand beside each other (INS-04). */
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
    picture: settings?.mobileTemplate.apple_touch_icon ?? '',
    view,
    isClosing,
    addToHomeScreen: () => void install(),
    go: () => {
      noteAnswered()
      close()
    },
    close,
  }
}
