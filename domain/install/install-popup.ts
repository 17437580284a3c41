import { isInAppBrowser } from './app/in-app-browser'

/** The counter of somebody who has the app: they are never asked again (INS-01). */
export const INSTALLED_COUNT = 99

/** Where the browser's own prompt is offered (INS-03); the popup stands on every home path. */
const PROMPT_PATHS: readonly string[] = ['/', '/m/home', '/m/index.html']

/** May the browser's own prompt be shown on this path (INS-03)? */
export const hasPromptAt = (path: string): boolean => PROMPT_PATHS.includes(path)

/** What the popup offers (S2), in the order of its buttons. */
export type InstallOption = 'app' | 'web-app' | 'open-in-chrome' | 'stay'

/** The browser that the page runs in, as far as installing goes. `framed`: a browser inside another app. */
export type InstallBrowser = 'apple' | 'android-chrome' | 'android' | 'android-framed' | 'desktop'

const OTHER_ENGINES = /SamsungBrowser|EdgA|OPR\/|Firefox|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser/u

/** @param isApple told by the caller, as an iPad says that it is a Mac */
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
  /** Where the merchant's app can be had for this device; null where no safe place is named. */
  readonly appUrl: string | null
}

/**
 * The buttons of the popup on a path, the merchant's app as the preferred one first (INS-08); none but staying means that
 * there is nothing to ask. A browser inside another app installs nothing, so there the way to Chrome stands in the web
 * app's place.
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

/** The counter after another "no"; whoever has the app stays counted as that. */
export const countAfterDismissal = (count: number): number =>
  count >= INSTALLED_COUNT ? INSTALLED_COUNT : Math.min(count + 1, INSTALLED_COUNT - 1)

/** The same page in Chrome, for a browser on Android that installs nothing; Chrome's own way where that is not there. */
export const chromeIntentUrl = (address: URL): string => {
  const { host, pathname, search, protocol } = address
  const fallback = encodeURIComponent(`${address.origin}${pathname}${search}`)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
