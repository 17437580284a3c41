import { type RefObject, useEffect, useState } from 'react'

interface Fullscreen {
  readonly isFull: boolean
  /** Undefined if the browser has no fullscreen for pages (iPhone): then there is no button. */
  readonly toggle: (() => void) | undefined
}

/**
 * Returns full screen state and toggle of one element, with Safari's older names. The installed app's own full screen
 * (SHL-06) is below it, and stays.
 */
export const useFullscreen = (element: RefObject<HTMLElement | null>): Fullscreen => {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const own = element.current
    const isOwn = (): boolean => own !== null && fullElement() === own
    const update = (): void => setFull(isOwn())
    document.addEventListener('fullscreenchange', update)
    document.addEventListener('webkitfullscreenchange', update)
    return () => {
      document.removeEventListener('fullscreenchange', update)
      document.removeEventListener('webkitfullscreenchange', update)
      if (isOwn()) leave()
    }
  }, [element])

  if (!hasFullscreen()) return { isFull: false, toggle: undefined }
  return {
    isFull,
    toggle: () => {
      if (isFull) leave()
      else if (element.current) enter(element.current)
    },
  }
}

const hasFullscreen = (): boolean =>
  'requestFullscreen' in document.documentElement || 'webkitRequestFullscreen' in document.documentElement

const fullElement = (): Element | null =>
  document.fullscreenElement ?? document.webkitFullscreenElement ?? null

/** Requests full screen. If that is rejected (not within a tap, or forbidden by the host), the page stays as it is. */
const enter = (element: HTMLElement): void => {
  if ('requestFullscreen' in element)
    element.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
  else webkitEnter(element)
}

const webkitEnter = (element: Pick<HTMLElement, 'webkitRequestFullscreen'>): void =>
  element.webkitRequestFullscreen?.()

const leave = (): void => {
  if ('exitFullscreen' in document) document.exitFullscreen().catch(() => undefined)
  else webkitLeave(document)
}

const webkitLeave = (page: Pick<Document, 'webkitExitFullscreen'>): void => page.webkitExitFullscreen?.()
