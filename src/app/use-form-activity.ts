import { useEffect } from 'react'
import { holdActivity } from '../state/overlay-queue'

/** Nothing interrupts a form that somebody is filling in. */
export const useFormActivity = (isFilling: boolean): void => {
  useEffect(() => {
    if (!isFilling) return undefined
    return holdActivity('form')
  }, [isFilling])
}
