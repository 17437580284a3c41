import { useEffect, useState } from 'react'
import { LEAVING_MS } from '#domain/constants/timing'
import { type InstallChoice, installChoices, type InstallOffer } from '#domain/rules/install-popup'
import { useLive } from '../../app/live'
import { pageState } from '../../state/page-state'
import { noteAnswered, noteInstalled } from './install-memory'
import { installOfferOf } from './install-offer'
import { hasInstallPrompt, showInstallPrompt } from './install-prompt'

interface Install {
  /** Undefined until the settings have been read. */
  readonly offer: InstallOffer | undefined
  readonly choices: readonly InstallChoice[]
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
  const settings = useLive((read) => read.get('settings', pageState.merchant)).data
  const [view, setView] = useState<Install['view']>('choices')
  const [isClosing, setClosing] = useState(false)

  useEffect(() => {
    if (!isClosing) return undefined
    const timer = setTimeout(onClose, LEAVING_MS)
    return () => clearTimeout(timer)
  }, [isClosing, onClose])

  const close = (): void => setClosing(true)
  const install = async (): Promise<void> => {
    if (!hasInstallPrompt()) {
      noteAnswered()
      setView('how')
      return
    }
    if (await showInstallPrompt()) noteInstalled()
    close()
  }
  const offer = settings && installOfferOf(settings)
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
