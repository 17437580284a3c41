import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const RESTORE_LIMIT_MS = 1_500 // rows come from the local database; after this the page is not going to grow

const SETTLE_MS = 100 // longer than the time between two frames of a scroll

const places = new Map<string, number>()

/**
 * Saves the scroll position of each history entry. Back returns to the same position, and a new screen begins at its
 * top. Another tab of the same screen is left to the screen. The browser's own restoration does not work: it runs
 * before the rows are read, when the page is still short.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef('')

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    // Between a history step and the render of its screen, the scroll position belongs to neither entry.
    const savePosition = (): void => {
      if (historyKey() === key) places.set(key, window.scrollY)
    }
    // Reading the scroll position forces a layout, so it is read after a scroll and not in every frame.
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
    // A page that was just opened is at its top. Setting the position would only force a layout.
    if (isBeginning && place === undefined) return undefined
    if (type === NavigationType.Pop) return restore(place ?? 0)
    if (isAnotherScreen) window.scrollTo(0, 0)
    return undefined
    // Not on `type`: closing an overlay returns to the same entry, and the scroll position is unchanged.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, pathname])
}

/** Returns the router's key of the current history entry. */
const historyKey = (): string => {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : 'default'
}

/** Scrolls to a position as soon as the page is long enough, unless the player scrolls first. */
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
