import { proxy } from 'valtio/vanilla'
import { isDataSaverOn } from './is-data-saver-on'

/** What the device says of itself. Followed as it changes, never stored. */
export interface DeviceFacts {
  isMotionReduced: boolean
  /** The player's switch, else the browser's data saver (OFF-08). */
  savesData: boolean
  /** Opened from the home screen. */
  isStandalone: boolean
  /** False while the tab is hidden. */
  isVisible: boolean
}

const MEDIA = {
  isMotionReduced: '(prefers-reduced-motion: reduce)',
  isStandalone: '(display-mode: standalone)',
} as const satisfies { readonly [Fact in keyof DeviceFacts]?: string }

/** One that opens over the full screen is one of its own; a page that goes there later is the one that it was. */
let isApp = matchMedia('(display-mode: fullscreen)').matches

const read = (): DeviceFacts => ({
  isMotionReduced: matchMedia(MEDIA.isMotionReduced).matches,
  savesData: isDataSaverOn(),
  isStandalone: (isApp ||= matchMedia(MEDIA.isStandalone).matches || isAppleHomeScreen()),
  isVisible: document.visibilityState !== 'hidden',
})

export const device = proxy<DeviceFacts>(read())

/** Follows the device until the answer is called. */
export const watchDevice = (): (() => void) => {
  const update = (): void => void Object.assign(device, read())
  const queries = Object.values(MEDIA).map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', update)
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    for (const query of queries) query.removeEventListener('change', update)
    document.removeEventListener('visibilitychange', update)
  }
}

/** iOS says it in a way of its own. */
function isAppleHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
