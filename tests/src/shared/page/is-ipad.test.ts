import { expect, test, vi } from 'vitest'
import { isIpad } from '../../../../src/shared/page/is-ipad'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

test.each([
  ['an iPad of before iPadOS 13', 'Mozilla/5.0 (iPad; CPU OS 12_5)', 'iPad', 5, true],
  ['an iPad that calls itself a Mac', MAC, 'MacIntel', 5, true],
  ['a Mac', MAC, 'MacIntel', 0, false],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'iPhone', 5, false],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 14)', 'Linux armv8l', 5, false],
])('LOG-01 GAM-05 recognises an iPad: %s', (_, userAgent, platform, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints })
  expect(isIpad()).toBe(expected)
})
