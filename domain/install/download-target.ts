import type { InstallOffer } from './install-popup'

/** How the player gets the merchant's app on this device: itself, or as a web app where there is no other. */
export type DownloadTarget =
  | { readonly kind: 'app'; readonly url: string }
  | { readonly kind: 'web-app' }
  /** A browser inside another app installs nothing. */
  | { readonly kind: 'open-in-chrome' }

/**
 * The one way that a download prompt leads; null where there is nothing to offer, and so no prompt.
 * @param isInstalled the web app was installed by this browser
 */
export const downloadTarget = (
  { browser, pwa, desktopFeature, appUrl }: InstallOffer,
  isInstalled: boolean,
): DownloadTarget | null => {
  if (browser === 'desktop' && !desktopFeature) return null
  if (appUrl !== null) return { kind: 'app', url: appUrl }
  if (!pwa || isInstalled) return null
  return { kind: browser === 'android-framed' ? 'open-in-chrome' : 'web-app' }
}
