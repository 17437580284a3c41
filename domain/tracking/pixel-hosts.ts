/** The pixels that a merchant may configure (`settings.pixels`, TRK-03). */
export const PIXELS = ['facebook', 'google', 'tiktok', 'kwai'] as const
export type PixelName = (typeof PIXELS)[number]

/** Format of each provider's ids. Any other value is a configuration error or an attack. */
export const PIXEL_IDS: Readonly<Record<PixelName, RegExp>> = {
  facebook: /^\d{5,20}$/u,
  google: /^(?:G|GT|AW|DC)-[A-Z\d-]{4,20}$/u,
  tiktok: /^[A-Z\d]{10,30}$/u,
  kwai: /^\d{5,25}$/u,
}

/** Returns the URL of a provider's script. Its host must be in `scriptHosts` of config.json (docs/tracking.md). */
export const pixelScript = (pixel: PixelName, id: string): string => {
  switch (pixel) {
    case 'facebook':
      return 'https://connect.facebook.net/en_US/fbevents.js'
    case 'google':
      return `https://www.googletagmanager.com/gtag/js?id=${id}`
    case 'tiktok':
      return `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${id}&lib=ttq`
    case 'kwai':
      return `https://s1.kwai.net/kos/s101/nlav11187/pixel/events.js?sdkid=${id}&lib=kwaiq`
  }
}
