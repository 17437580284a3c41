import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const RESTORE_LIMIT_MS = 1_500 // rows come from the device's own database; longer than this the player has moved on

const SETTLE_MS = 100 // no frame of a scroll is this far from the next

const places = new Map<string, number>()

/**
 * Saves the scroll position of each history entry. Back returns to the same position, a new screen begins at its top,
 * and another tab of the same screen is left to the screen. The browser cannot do it: when it tries, the rows have
 * not been read yet and the page is short.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef('')

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    // Between a step in the history and the screen it leads to, the scroll position belongs to neither.
    const savePosition = (): void => {
      if (historyKey() === key) places.set(key, window.scrollY)
    }
    // Asking where the page stands makes the browser lay it out: not in every frame of a scroll, but after it.
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleSave = (): void => {
      clearTimeout(timer)
      timer = setTimeout(savePosition, SETTLE_MS)
    }
    window.addEventListener('scroll', scheduleSave, { passive: true })
    window.addEventListener('click', savePosition, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scheduleSave)
      window.removeEventListener('click', savePosition, true)
    }
  }, [key])

  useLayoutEffect(() => {
    const isAnotherScreen = shown.current !== pathname
    const isBeginning = shown.current === ''
    shown.current = pathname
    const place = places.get(key)
    // A page that was just opened is at its top. To ask it would lay it out, and what it is about to read moves it.
    if (isBeginning && place === undefined) return undefined
    if (type === NavigationType.Pop) return restore(place ?? 0)
    if (isAnotherScreen) window.scrollTo(0, 0)
    return undefined
    // A step off what stood over the screen leads to the same entry: the screen is where it was.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, pathname])
}

/** The key of the entry that the browser stands on, as the router wrote it. */
const historyKey = (): string => {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : 'default'
}

/** Scrolls there as soon as the page is long enough, unless the player scrolls first. */
const restore = (place: number): (() => void) => {
  const until = performance.now() + RESTORE_LIMIT_MS
  let frame = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    for (const name of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(name, stop)
  }
  const tryIt = (): void => {
    window.scrollTo(0, place)
    const isThere = Math.abs(window.scrollY - place) < 2
    if (isThere || performance.now() > until) stop()
    else frame = requestAnimationFrame(tryIt)
  }
  for (const name of ['wheel', 'touchmove', 'keydown']) window.addEventListener(name, stop, { passive: true })
  tryIt()
  return stop
}
