import { useEffect } from 'react'

/** Marks on the root element that something floats above the bottom bar: each page then has room for it at its end. */
export const useFloating = (name: 'data-strip' | 'data-mini-game' | 'data-banner', isOn: boolean): void => {
  useEffect(() => {
    document.documentElement.toggleAttribute(name, isOn)
    return () => document.documentElement.removeAttribute(name)
  }, [name, isOn])
}
