import { useSyncExternalStore } from 'react'

/** Does a dialog or sheet cover the screen? The document says so, whoever has opened it (src/ui/dialogs/use-modal.ts). */
export const useIsCovered = (): boolean => useSyncExternalStore(subscribe, isCovered)

const isCovered = (): boolean => 'overlay' in document.documentElement.dataset

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-overlay'] })
  return () => observer.disconnect()
}
