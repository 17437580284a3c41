import { expect, test } from 'vitest'
import { pushTipsFor } from '#domain/push/push-tips'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  [ANDROID, 'browser', 'app'],
  [`${ANDROID} EdgA/146.0.0.0`, 'browser', 'app'],
  [`${ANDROID} SamsungBrowser/29.0`, 'samsung', 'app'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:148.0) Gecko/148.0 Firefox/148.0', 'firefox', 'general'],
  [`${ANDROID} OPR/90.0`, 'general', 'app'],
  [`${WINDOWS} Chrome/146.0.0.0 Safari/537.36`, 'desktop', 'general'],
  [`${WINDOWS} Gecko/20100101 Firefox/148.0`, 'general', 'general'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 'general', 'general'],
])('PSH-01 shows the browser’s own tips: %s', (userAgent, inBrowser, atHome) => {
  expect(pushTipsFor({ isApple: false, isAtHome: false, userAgent })).toBe(inBrowser)
  expect(pushTipsFor({ isApple: false, isAtHome: true, userAgent })).toBe(atHome)
  expect(pushTipsFor({ isApple: true, isAtHome: true, userAgent })).toBe('apple')
})
