import { useEffect } from 'react'
import { beginActivity } from '../overlays/overlay-queue'

/** Nothing interrupts a form that somebody is filling in. */
export const useFormActivity = (isFilling: boolean): void => {
  useEffect(() => {
    if (!isFilling) return undefined
    return beginActivity('form')
  }, [isFilling])
}
