import { createContext, use, useEffect, useState } from 'react'

/** A group of images that data saver may hold back. */
interface Images {
  readonly isHeld: boolean
  /** True if one of them is needed and not on the device. */
  readonly isAnyHeld: boolean
  /** Notes a image that is not loaded. Resolves with true if it is on the device, so that it costs nothing. */
  readonly hold: (src: string) => Promise<boolean>
  /** Loads all images of the group. */
  readonly show: () => void
}

/** Outside a group images load by themselves. */
export const ImagesContext = createContext<Images>({
  isHeld: false,
  isAnyHeld: false,
  hold: () => Promise.resolve(true),
  show: () => undefined,
})

/** True if this image waits for the player's tap (OFF-08). Asks about the device only if the image is needed. */
export const useIsHeld = (src: string, isNeeded: boolean): boolean => {
  const { isHeld, hold } = use(ImagesContext)
  const [onDevice, setOnDevice] = useState('')

  useEffect(() => {
    if (!isHeld || !isNeeded || src === '') return undefined
    let isCurrent = true
    void hold(src).then((isOnDevice) => {
      if (isCurrent && isOnDevice) setOnDevice(src)
    })
    return () => {
      isCurrent = false
    }
  }, [isHeld, isNeeded, hold, src])

  return isHeld && onDevice !== src
}
