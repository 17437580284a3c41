import { useEffect, useState } from 'react'
import { safeImageSrc } from './safe-image-src'

export const CORS_PICTURE_TRIES = 2

/**
 * How a picture is asked for: with CORS, as the service worker keeps only answers that it can read; then without,
 * for a host that allows no other site to read, whose pictures are not kept for offline use. Null where it cannot be
 * had, until the network is back, and where its address is no picture's: every `<img>` of the page is drawn by this, so
 * none is asked for unchecked. `tried` is the element's key.
 */
export const useCorsFallbackImage = (source: string) => {
  const [failed, setFailed] = useState({ source: '', times: 0 })

  useEffect(() => {
    if (failed.times < CORS_PICTURE_TRIES) return undefined // one that is shown without CORS stays
    const retry = (): void => setFailed({ source: '', times: 0 })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])

  const tried = source === failed.source ? failed.times : 0
  const src = safeImageSrc(source)
  if (src === '' || tried >= CORS_PICTURE_TRIES) return null
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
