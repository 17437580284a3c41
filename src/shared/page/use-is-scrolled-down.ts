import { useEffect, useState } from 'react'

const DOWN_PX = 24
const UP_PX = 8
const END_PX = 4

/**
 * True after the player has scrolled down, so that what floats over the page gives way to what is read. False again
 * after a movement up, and at the end of the page, where there is room for it.
 */
export const useIsScrolledDown = (): boolean => {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let turn = window.scrollY // where the last change of direction was
    const follow = (): void => {
      const at = window.scrollY
      const isAtEnd = at + window.innerHeight >= document.documentElement.scrollHeight - END_PX
      if (isAtEnd || at <= 0 || at < turn - UP_PX) {
        turn = at
        setDown(false)
      } else if (at > turn + DOWN_PX) {
        turn = at
        setDown(true)
      }
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isDown
}
