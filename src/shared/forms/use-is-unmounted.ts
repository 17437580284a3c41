import { type RefObject, useEffect, useRef } from 'react'

/** Has the player left this form? What comes then must not lead them away from where they are. */
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
