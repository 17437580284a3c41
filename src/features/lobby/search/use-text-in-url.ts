import { useEffect, useRef, type RefObject } from 'react'
import { placeOf, useGoTo } from '../page/use-lobby-place'

const URL_DELAY_MS = 1_000 // longer than the time between two key presses: a new URL renders all of the lobby

/**
 * Saves the text of the field in the URL, so back from a game shows the same results: after a pause, and when the
 * returned function is called.
 */
export const useTextInUrl = (fieldRef: RefObject<HTMLInputElement | null>): (() => void) => {
  const goTo = useGoTo()
  const save = (): void => {
    const text = fieldRef.current?.value ?? ''
    // Of the URL, not of the last rendering: the player may have chosen a filter since.
    const place = placeOf()
    if (place.search !== null && place.search !== text) goTo({ ...place, search: text }, { replace: true })
  }
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => {
    const field = fieldRef.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveLater = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => saveNow.current(), URL_DELAY_MS)
      window.scrollTo(0, 0)
    }
    field?.addEventListener('input', saveLater)
    return () => {
      clearTimeout(timer)
      field?.removeEventListener('input', saveLater)
    }
  }, [fieldRef])
  return save
}
