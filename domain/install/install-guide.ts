import { type AppleVersion, appleVersion, isAtLeast, otherBrowser } from './apple-version'
import { isInAppBrowser } from './app/in-app-browser'
import { safeImageUrl, linkTarget } from '../routing/safe-url'

/**
 * A step of adding the app to the home screen on an iPhone or iPad (INS-04). Each has its own text and image.
 * - `share-foot`, `share-head`, `share-any`: the share icon in the bar at the bottom, next to the URL at the top, or
 *   at an unknown place.
 * - `more`, `menu`: Safari's "…", or the menu of another browser; `share`: the row in either.
 * - `row-more`: the row in a collapsed list. `confirm-app`: the player may choose whether to open it as a web app.
 */
export type GuideStep =
  | 'share-foot'
  | 'share-head'
  | 'share-any'
  | 'more'
  | 'menu'
  | 'share'
  | 'row'
  | 'row-more'
  | 'confirm'
  | 'confirm-app'
  | 'home'

/** `elsewhere`: only Safari, not this browser, can add to the home screen. */
export type Guide =
  | { readonly kind: 'steps'; readonly steps: readonly GuideStep[] }
  | { readonly kind: 'elsewhere' }

const REST = ['row', 'confirm', 'home'] as const
/** From this version on the icon is behind "…", and every page may open as a web app. */
const MENU_IN_SAFARI: AppleVersion = { major: 26, minor: 0 }
/** From this version on browsers other than Safari may add to the home screen. */
const OTHERS_MAY: AppleVersion = { major: 16, minor: 4 }
/** Below this version a notice refers to the settings; from it on tips show how (S4). */
const TIPS: AppleVersion = { major: 17, minor: 0 }

const FRAMED_ON_APPLE = /\bGSA\/|Snapchat|Twitter|BytedanceWebview|trill|LinkedInApp|Pinterest/u

/** True for an in-app browser: by its name, or if `Safari/` is missing, which every real browser has. */
const isFramedOnApple = (userAgent: string): boolean =>
  isInAppBrowser(userAgent) || FRAMED_ON_APPLE.test(userAgent) || !userAgent.includes('Safari/')

/** @param isTablet from the caller, because an iPad reports itself as a Mac */
export const installGuide = (userAgent: string, isTablet: boolean): Guide => {
  if (isFramedOnApple(userAgent)) return { kind: 'elsewhere' }
  const version = appleVersion(userAgent)
  const browser = otherBrowser(userAgent)
  if (browser !== undefined) {
    if (version && !isAtLeast(version, OTHERS_MAY)) return { kind: 'elsewhere' }
    return {
      kind: 'steps',
      steps: browser === 'CriOS' ? ['share-head', ...REST] : ['menu', 'share', ...REST],
    }
  }
  const hasMenu = version !== null && isAtLeast(version, MENU_IN_SAFARI)
  const last = hasMenu ? (['row-more', 'confirm-app', 'home'] as const) : REST
  if (isTablet) return { kind: 'steps', steps: ['share-head', ...last] }
  if (hasMenu) return { kind: 'steps', steps: ['more', 'share', ...last] }
  return { kind: 'steps', steps: [version ? 'share-foot' : 'share-any', ...last] }
}

/** True if this browser of an iPhone or iPad can add the page to the home screen (INS-05). */
export const canAddToHomeScreen = (userAgent: string, isTablet: boolean): boolean =>
  installGuide(userAgent, isTablet).kind === 'steps'

/** Returns how to explain a downloaded profile: `tips` from iOS 17 on or if unknown, else a `notice` (INS-04). */
export const profileHelp = (userAgent: string): 'tips' | 'notice' => {
  const version = appleVersion(userAgent)
  return version && !isAtLeast(version, TIPS) ? 'notice' : 'tips'
}

interface Resource {
  readonly resourceType: string
  readonly url: string
}

/**
 * Returns the URL of the merchant's configuration profile, on the app's own origin or on https. Null if there is no
 * safe URL, and in an in-app browser, which cannot install a profile.
 */
export const profileUrl = (
  resources: readonly Resource[],
  userAgent: string,
  origin: string,
): string | null => {
  if (isFramedOnApple(userAgent)) return null
  const target = linkTarget(resources.find((each) => each.resourceType === 'MOBILECONFIG')?.url ?? '', origin)
  if (target.kind === 'none') return null
  return safeImageUrl(target.kind === 'route' ? target.to : target.url, origin)
}
