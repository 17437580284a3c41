/**
 * Where a denied permission can be granted. In the phone's settings for a home-screen app: `apple`, `app`. Else in
 * the browser's: `browser` for Chrome on a phone and browsers based on it, `general` if unknown.
 */
export type PushTipsVariant = 'apple' | 'app' | 'browser' | 'samsung' | 'firefox' | 'desktop' | 'general'

interface Place {
  readonly isApple: boolean
  /** True if opened from the home screen. */
  readonly isAtHome: boolean
  readonly userAgent: string
}

/** Based on Chrome, but with different settings screens. */
const OTHERS = /OPR\/|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser|; wv\)/u

export const pushTipsFor = ({ isApple, isAtHome, userAgent }: Place): PushTipsVariant => {
  if (isApple) return 'apple'
  const isFirefox = userAgent.includes('Firefox/')
  if (!userAgent.includes('Android'))
    return isAtHome || isFirefox || !isLikeChrome(userAgent) ? 'general' : 'desktop'
  // Firefox's home-screen icon is no app to the phone, and opens without a URL bar.
  if (isAtHome) return isFirefox ? 'general' : 'app'
  if (isFirefox) return 'firefox'
  if (userAgent.includes('SamsungBrowser/')) return 'samsung'
  return isLikeChrome(userAgent) ? 'browser' : 'general'
}

const isLikeChrome = (userAgent: string): boolean => userAgent.includes('Chrome/') && !OTHERS.test(userAgent)
