import { useEffect, useState, type RefObject } from 'react'
import { observeNearViewport } from '../../../ui/media/observe-near-viewport'

const MARGIN_PX = 900 // about one screen in each direction: rows are read and rendered before they are visible

/**
 * True if the element is on or near the screen.
 * @param isNearAtFirst the value until the browser reports the real one
 * @param stays true to stay true once it was
 * @param marginPx how far from the screen counts as near
 */
export const useIsNearViewport = (
  element: RefObject<Element | null>,
  isNearAtFirst: boolean,
  stays = false,
  marginPx = MARGIN_PX,
): boolean => {
  const [isNear, setNear] = useState(isNearAtFirst)
  useEffect(() => {
    if (!element.current) return undefined
    return observeNearViewport(element.current, marginPx, (isNow) =>
      setNear((wasNear) => isNow || (stays && wasNear)),
    )
  }, [element, stays, marginPx])
  return isNear
}
