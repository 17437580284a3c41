import { useEffect, useState, type RefObject } from 'react'
import { observeNearViewport } from '../../../ui/media/observe-near-viewport'

const MARGIN_PX = 900 // about one screen either way: rows are read and drawn before they are seen

/** Is this element on or near the screen? @param isNearAtFirst what to take for true before the browser has said */
export const useIsNearViewport = (element: RefObject<Element | null>, isNearAtFirst: boolean): boolean => {
  const [isNear, setNear] = useState(isNearAtFirst)
  useEffect(() => {
    if (!element.current) return undefined
    return observeNearViewport(element.current, MARGIN_PX, setNear)
  }, [element])
  return isNear
}
