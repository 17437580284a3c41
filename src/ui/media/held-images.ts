import { createContext, use, useEffect, useState } from 'react'

/** A group of images that data saver may hold back. */
interface Images {
  readonly isHeld: boolean
  /** True if one of them is needed and not on the device. */
  readonly isAnyHeld: boolean
  /** True if the place of the button stays: with data saver nothing moves when it comes or goes. */
  readonly hasButton: boolean
  /** Notes an image that is not loaded. Resolves with the URL under which it is on the device, else with null. */
  readonly hold: (src: string) => Promise<string | null>
  /** Loads all images of the group. */
  readonly show: () => void
}

/** Outside a group images load by themselves. */
export const ImagesContext = createContext<Images>({
  isHeld: false,
  isAnyHeld: false,
  hasButton: false,
  hold: () => Promise.resolve(null),
  show: () => undefined,
})

/**
 * Returns the URL to load of an image: '' while it waits for the player's tap (OFF-08), another one if the device has
 * the image in another size. Asks about the device only if the image is needed.
 */
export const useLoadableUrl = (src: string, isNeeded: boolean): string => {
  const { isHeld, hold } = use(ImagesContext)
  const [found, setFound] = useState({ src: '', url: '' })

  useEffect(() => {
    if (!isHeld || !isNeeded || src === '') return undefined
    let isCurrent = true
    void hold(src).then((url) => {
      if (isCurrent && url !== null) setFound({ src, url })
    })
    return () => {
      isCurrent = false
    }
  }, [isHeld, isNeeded, hold, src])

  if (found.src === src) return found.url
  return isHeld ? '' : src
}
