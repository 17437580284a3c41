import { type RefObject, useEffect, useRef } from 'react'

/** True after the player has left this form. Later results must then not navigate away from the current screen. */
export const useIsUnmountedRef = (): RefObject<boolean> => {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return hasLeft
}
