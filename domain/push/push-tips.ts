/**
 * Where what was refused can be allowed. In the phone's settings, for an app of the home screen: `apple`, `app`. Else in the
 * browser's: `browser` for Chrome on a phone and what is built like it, `general` where nobody can tell.
 */
export type PushTipsVariant = 'apple' | 'app' | 'browser' | 'samsung' | 'firefox' | 'desktop' | 'general'

interface Place {
  readonly isApple: boolean
  /** Opened from the home screen. */
  readonly isAtHome: boolean
  readonly userAgent: string
}

/** Built like Chrome, with settings of their own. */
const OTHERS = /OPR\/|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser|; wv\)/u

export const pushTipsFor = ({ isApple, isAtHome, userAgent }: Place): PushTipsVariant => {
  if (isApple) return 'apple'
  const isFirefox = userAgent.includes('Firefox/')
  if (!userAgent.includes('Android'))
    return isAtHome || isFirefox || !isLikeChrome(userAgent) ? 'general' : 'desktop'
  // Firefox's icon on the home screen is no app to the phone, and opens without an address.
  if (isAtHome) return isFirefox ? 'general' : 'app'
  if (isFirefox) return 'firefox'
  if (userAgent.includes('SamsungBrowser/')) return 'samsung'
  return isLikeChrome(userAgent) ? 'browser' : 'general'
}

const isLikeChrome = (userAgent: string): boolean => userAgent.includes('Chrome/') && !OTHERS.test(userAgent)
