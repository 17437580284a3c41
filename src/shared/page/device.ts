import { proxy } from 'valtio/vanilla'
import { isDataSaverOn } from './is-data-saver-on'

/** Facts about the device. Updated when they change, never stored. */
export interface DeviceFacts {
  isMotionReduced: boolean
  /** The player's switch, else the browser's data saver (OFF-08). */
  savesData: boolean
  /** True if opened from the home screen. */
  isStandalone: boolean
  /** False while the tab is hidden. */
  isVisible: boolean
}

const MEDIA = {
  isMotionReduced: '(prefers-reduced-motion: reduce)',
  isStandalone: '(display-mode: standalone)',
} as const satisfies { readonly [Fact in keyof DeviceFacts]?: string }

/** True for an app that opens in full screen. A page that goes full screen later does not become an app. */
let isApp = matchMedia('(display-mode: fullscreen)').matches

const read = (): DeviceFacts => ({
  isMotionReduced: matchMedia(MEDIA.isMotionReduced).matches,
  savesData: isDataSaverOn(),
  isStandalone: (isApp ||= matchMedia(MEDIA.isStandalone).matches || isAppleHomeScreen()),
  isVisible: document.visibilityState !== 'hidden',
})

export const device = proxy<DeviceFacts>(read())

/** Updates the facts when they change. Returns the function that stops it. */
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

/** True on an iOS home screen, which has its own property. */
function isAppleHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === true
}
