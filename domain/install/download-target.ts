import type { InstallOffer } from './install-popup'

/** How the player gets the merchant's app on this device: the app, or a web app if there is no other. */
export type DownloadTarget =
  | { readonly kind: 'app'; readonly url: string }
  | { readonly kind: 'web-app' }
  /** An in-app browser installs nothing. */
  | { readonly kind: 'open-in-chrome' }

/**
 * Returns the single target of a download prompt; null if there is nothing to offer, and so no prompt.
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
