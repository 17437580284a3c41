import { useEffect, useState } from 'react'
import { safeImageSrc } from './safe-image-src'

export const MAX_CORS_IMAGE_TRIES = 2

/**
 * Loads an image with CORS first, because the service worker caches only responses that it can read. Then
 * without CORS, for hosts that do not allow it; such images are not cached for offline use. Returns null if the image
 * cannot be loaded, until the network is back, and if the URL is not safe. Every `<img>` of the page uses this, so
 * none loads unchecked. `tried` is the element's key.
 */
export const useCorsFallbackImage = (source: string) => {
  const [failed, setFailed] = useState({ source: '', times: 0 })

  useEffect(() => {
    if (failed.times < MAX_CORS_IMAGE_TRIES) return undefined // an image loaded without CORS stays as it is
    const retry = (): void => setFailed({ source: '', times: 0 })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])

  const tried = source === failed.source ? failed.times : 0
  const src = safeImageSrc(source)
  if (src === '' || tried >= MAX_CORS_IMAGE_TRIES) return null
  return {
    tried,
    attributes: {
      src,
      alt: '',
      crossOrigin: tried === 0 ? ('anonymous' as const) : undefined,
      onError: () => setFailed({ source, times: tried + 1 }),
    },
  }
}
