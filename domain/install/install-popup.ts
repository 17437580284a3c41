import { isInAppBrowser } from './app/in-app-browser'

/** The counter value of a player who has installed the app: the popup never opens again (INS-01). */
export const INSTALLED_COUNT = 99

/** Paths on which the browser's own prompt is offered (INS-03); the popup opens on every home path. */
const PROMPT_PATHS: readonly string[] = ['/', '/m/home', '/m/index.html']

/** True if the browser's own prompt may be shown on this path (INS-03). */
export const hasPromptAt = (path: string): boolean => PROMPT_PATHS.includes(path)

/** Options of the popup (S2), in the order of its buttons. */
export type InstallOption = 'app' | 'web-app' | 'open-in-chrome' | 'stay'

/** The browser of the page, as far as it matters for installing. `framed`: an in-app browser. */
export type InstallBrowser = 'apple' | 'android-chrome' | 'android' | 'android-framed' | 'desktop'

const OTHER_ENGINES = /SamsungBrowser|EdgA|OPR\/|Firefox|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser/u

/** @param isApple from the caller, because an iPad reports itself as a Mac */
export const installBrowser = (userAgent: string, isApple: boolean): InstallBrowser => {
  if (isApple) return 'apple'
  if (!userAgent.includes('Android')) return 'desktop'
  if (isInAppBrowser(userAgent)) return 'android-framed'
  return userAgent.includes('Chrome/') && !OTHER_ENGINES.test(userAgent) ? 'android-chrome' : 'android'
}

export interface InstallOffer {
  readonly browser: InstallBrowser
  /** mobileTemplate.pwa and desktop_app_feature (INS-10). */
  readonly pwa: boolean
  readonly desktopFeature: boolean
  /** URL of the merchant's app for this device; null if there is no safe one. */
  readonly appUrl: string | null
}

/**
 * Returns the buttons of the popup on a path, the merchant's app as the preferred one first (INS-08). Only `stay`
 * means that there is nothing to offer. An in-app browser installs nothing, so it offers Chrome in place of the web
 * app.
 */
export const installChoices = (
  { browser, pwa, desktopFeature, appUrl }: InstallOffer,
  path: string,
): readonly InstallOption[] => {
  if (browser === 'desktop' && !desktopFeature) return ['stay']
  const isInside = browser === 'android-framed'
  const hasWebApp = pwa && !isInside && hasPromptAt(path)
  const leadsToChrome = pwa && (isInside || browser === 'android')
  return [
    ...(appUrl === null ? [] : (['app'] as const)),
    ...(hasWebApp ? (['web-app'] as const) : []),
    ...(leadsToChrome ? (['open-in-chrome'] as const) : []),
    'stay',
  ]
}

/** Returns the counter after another dismissal; a player with the app keeps `INSTALLED_COUNT`. */
export const countAfterDismissal = (count: number): number =>
  count >= INSTALLED_COUNT ? INSTALLED_COUNT : Math.min(count + 1, INSTALLED_COUNT - 1)

/**
 * Returns the URL that opens the same page in Chrome, for a browser on Android that installs nothing. Its fallback
 * URL is the page itself.
 */
export const chromeIntentUrl = (address: URL): string => {
  const { host, pathname, search, protocol } = address
  const fallback = encodeURIComponent(`${address.origin}${pathname}${search}`)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
