import { isFramed } from './install-popup'
import { isBelow } from './install-upgrade'

const OS_VERSION = /\bOS (\d+(?:_\d+)*) like Mac/u
const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|YaBrowser|DuckDuckGo/u
const SEARCH_APPS = /GSA\/|Bing/u // they have a page's menu without that entry
const OTHERS_SINCE = '16.4' // https://developer.apple.com/documentation/safari-release-notes/safari-16_4-release-notes

/**
 * Can the player of an iPhone or an iPad put the page on the home screen from this browser (INS-05)? Safari can on every
 * version that we support, other browsers since 16.4, and a view inside another app, which does not call itself Safari,
 * never. What does not say its version is not believed to.
 */
export const canAddToHomeScreen = (userAgent: string): boolean => {
  if (isFramed(userAgent) || SEARCH_APPS.test(userAgent) || !userAgent.includes('Safari/')) return false
  if (!OTHER_BROWSERS.test(userAgent)) return true
  const version = OS_VERSION.exec(userAgent)?.[1]?.replaceAll('_', '.')
  return version !== undefined && isBelow(version, OTHERS_SINCE) === false
}
