import { type AppleVersion, appleVersion, isAtLeast, otherBrowser } from './apple-version'
import { isInAppBrowser } from './app/in-app-browser'
import { safeImageUrl, linkTarget } from '../routing/safe-url'

/**
 * One step of the way to the home screen on an iPhone or iPad (INS-04); each has its words and its picture.
 * `share-foot`, `share-head`: the share sign in the bar at the foot, or beside the address at the head; `share-any` where
 * nobody can tell. `more`: Safari's "…", `menu`: the menu of another browser; `share`: the row of either. `row-more`: in a
 * list that is folded; `confirm-app`: where the player may choose whether it is an app.
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

/** `elsewhere`: this browser has no way to the home screen, Safari has. */
export type Guide =
  { readonly kind: 'steps'; readonly steps: readonly GuideStep[] } | { readonly kind: 'elsewhere' }

const REST = ['row', 'confirm', 'home'] as const
/** From here on the sign is behind "…", and every page may open as a web app. */
const MENU_IN_SAFARI: AppleVersion = { major: 26, minor: 0 }
/** From here on browsers other than Safari may add to the home screen. */
const OTHERS_MAY: AppleVersion = { major: 16, minor: 4 }
/** Below it the player is only sent to the settings; from it on shown how (S4). */
const TIPS: AppleVersion = { major: 17, minor: 0 }

const FRAMED_ON_APPLE = /\bGSA\/|Snapchat|Twitter|BytedanceWebview|trill|LinkedInApp|Pinterest/u

/** A browser inside another app: known by name, or by the missing word that every browser of its own has. */
const isFramedOnApple = (userAgent: string): boolean =>
  isInAppBrowser(userAgent) || FRAMED_ON_APPLE.test(userAgent) || !userAgent.includes('Safari/')

/** @param isTablet told by the caller, as an iPad says that it is a Mac */
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

/** Can the player of an iPhone or iPad put the page on the home screen from this browser (INS-05)? */
export const canAddToHomeScreen = (userAgent: string, isTablet: boolean): boolean =>
  installGuide(userAgent, isTablet).kind === 'steps'

/** How a downloaded profile is explained: `tips` from iOS 17 on and where nobody can tell, a `notice` below (INS-04). */
export const profileHelp = (userAgent: string): 'tips' | 'notice' => {
  const version = appleVersion(userAgent)
  return version && !isAtLeast(version, TIPS) ? 'notice' : 'tips'
}

interface Resource {
  readonly resourceType: string
  readonly url: string
}

/**
 * Where the merchant's configuration profile can be had, beside the app or on https; null when no safe address is named,
 * and in a browser that has none of the system's ways to take it.
 */
export const profileAddress = (
  resources: readonly Resource[],
  userAgent: string,
  origin: string,
): string | null => {
  if (isFramedOnApple(userAgent)) return null
  const target = linkTarget(resources.find((each) => each.resourceType === 'MOBILECONFIG')?.url ?? '', origin)
  if (target.kind === 'none') return null
  return safeImageUrl(target.kind === 'route' ? target.to : target.url, origin)
}
