import { useSyncExternalStore } from 'react'

/** True while a dialog or sheet covers the screen. Read from the document's attribute (src/ui/dialogs/use-modal.ts). */
export const useIsCovered = (): boolean => useSyncExternalStore(subscribe, isCovered)

const isCovered = (): boolean => 'overlay' in document.documentElement.dataset

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-overlay'] })
  return () => observer.disconnect()
}
