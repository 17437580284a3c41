import { createContext, use, useEffect, useState } from 'react'

/** A group of pictures that data saver may hold back. */
interface Pictures {
  readonly isHeld: boolean
  /** True if one of them is needed and not on the device. */
  readonly isAnyHeld: boolean
  /** Notes a picture that is not loaded. Resolves with true if it is on the device, so that it costs nothing. */
  readonly hold: (src: string) => Promise<boolean>
  /** Loads all pictures of the group. */
  readonly show: () => void
}

/** Outside a group pictures load by themselves. */
export const PicturesContext = createContext<Pictures>({
  isHeld: false,
  isAnyHeld: false,
  hold: () => Promise.resolve(true),
  show: () => undefined,
})

/** True if this picture waits for the player's tap (OFF-08). Asks about the device only if the picture is needed. */
export const useIsHeld = (src: string, isNeeded: boolean): boolean => {
  const { isHeld, hold } = use(PicturesContext)
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
