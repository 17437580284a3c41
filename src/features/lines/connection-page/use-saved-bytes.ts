import { useEffect, useState } from 'react'
import { IMAGE_CACHE } from '#domain/image-cache'

/** So many of the cached images are read, the newest ones. */
const SAMPLE = 40

/**
 * Estimates the size of so many images by those that the service worker has cached on this device, which have the
 * sizes of this merchant. Undefined while that is unknown: no image has been cached, or there is no cache.
 */
export const useSavedBytes = (images: number): number | undefined => {
  const [average, setAverage] = useState<number>()
  useEffect(() => {
    let isCurrent = true
    void averageBytes()
      .catch(() => undefined)
      .then((bytes) => {
        if (isCurrent) setAverage(bytes)
      })
    return () => {
      isCurrent = false
    }
  }, [])
  return average === undefined || images === 0 ? undefined : average * images
}

const averageBytes = async (): Promise<number | undefined> => {
  if (!('caches' in window) || !(await caches.has(IMAGE_CACHE))) return undefined
  const cache = await caches.open(IMAGE_CACHE)
  const requests = (await cache.keys()).slice(-SAMPLE)
  const sizes = await Promise.all(requests.map(async (request) => sizeOf(await cache.match(request))))
  const known = sizes.filter((size) => size > 0)
  return known.length === 0 ? undefined : known.reduce((sum, size) => sum + size, 0) / known.length
}

const sizeOf = async (response: Response | undefined): Promise<number> => (await response?.blob())?.size ?? 0
