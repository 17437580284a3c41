import { useEffect, useState, type RefObject } from 'react'
import { LAZY_LOAD_DELAY_MS, LAZY_LOAD_THRESHOLD_PX } from '#domain/timing'
import { observeNearViewport } from './observe-near-viewport'

/**
 * True once this element has been within 100 px of the screen for 150 ms (SHL-08); it then stays true. Elements that
 * are only scrolled past load nothing.
 */
export const useLazyLoad = (element: RefObject<Element | null>, isEager: boolean): boolean => {
  const [shouldLoad, setShouldLoad] = useState(isEager)

  useEffect(() => {
    if (shouldLoad || !element.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = observeNearViewport(element.current, LAZY_LOAD_THRESHOLD_PX, (isNear) => {
      clearTimeout(timer)
      if (isNear) timer = setTimeout(() => setShouldLoad(true), LAZY_LOAD_DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [element, shouldLoad])

  return shouldLoad
}
