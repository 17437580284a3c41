import { safeImageUrl } from '../routing/safe-url'

interface Banner {
  readonly url: string
}

/** Separates the names in a counter row: a path segment contains no slash. */
const BETWEEN = '/'

export const parseSeenBanners = (mark: string): readonly string[] => mark.split(BETWEEN).filter(Boolean)
export const serializeSeenBanners = (names: readonly string[]): string => names.join(BETWEEN)

/** Returns the name of a banner's image, the last segment of its path (INS-06); null for a URL without an image. */
export const bannerName = (url: string, origin: string): string | null => {
  const imageUrl = safeImageUrl(url, origin)
  if (imageUrl === null) return null
  const name = new URL(imageUrl).pathname.split('/').pop() ?? ''
  return name === '' ? null : name
}

/**
 * Returns the banner to show: the first whose image the player has not dismissed. All dismissed images are saved, not
 * only the last one: otherwise two banners would alternate for ever.
 */
export const nextBanner = (
  banners: readonly Banner[],
  seen: readonly string[],
  origin: string,
): { readonly name: string; readonly url: string } | null => {
  for (const { url } of banners) {
    const name = bannerName(url, origin)
    if (name !== null && !seen.includes(name)) return { name, url }
  }
  return null
}
