import { safeImageUrl } from '../routing/safe-url'

interface Banner {
  readonly url: string
}

/** The names, as one counter row keeps them: a path segment has no slash in it. */
const BETWEEN = '/'

export const parseSeenBanners = (mark: string): readonly string[] => mark.split(BETWEEN).filter(Boolean)
export const serializeSeenBanners = (names: readonly string[]): string => names.join(BETWEEN)

/** The name of a banner's picture, the last segment of its path (INS-06); null for an address that shows none. */
export const bannerName = (url: string, origin: string): string | null => {
  const address = safeImageUrl(url, origin)
  if (address === null) return null
  const name = new URL(address).pathname.split('/').pop() ?? ''
  return name === '' ? null : name
}

/**
 * The banner to show: the first whose picture the player has not had. All that they had are remembered, not the last
 * alone: two banners would otherwise bring each other back for ever.
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
