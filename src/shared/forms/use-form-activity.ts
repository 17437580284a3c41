import { useEffect } from 'react'
import { beginActivity } from '../overlays/overlay-queue'

/** Marks the form activity, so that nothing interrupts a player who fills in a form. */
export const useFormActivity = (isFilling: boolean): void => {
  useEffect(() => {
    if (!isFilling) return undefined
    return beginActivity('form')
  }, [isFilling])
}
