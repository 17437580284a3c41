import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appleVersion, isAtLeast } from '#domain/install/apple-version'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const phone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT} ${rest}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`

describe('INS-04 the iOS version', () => {
  test.each([
    ['Safari', phone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1'), 17, 5],
    ['the oldest that is served', phone('15_4', 'Version/15.4 Mobile/15E148 Safari/604.1'), 15, 4],
    ['iOS 26, whose name stands still', phone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), 26, 0],
    ['an iPad that says it is a Mac', `${MAC} Version/17.4 Safari/605.1.15`, 17, 4],
    [
      'an iPad that says what it is',
      `Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) ${WEBKIT} Version/16.1 Mobile/15E148 Safari/604.1`,
      16,
      1,
    ],
    ['Chrome', phone('16_3', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'), 16, 3],
    ['a page inside an app', phone('17_5', 'Mobile/15E148'), 17, 5],
    ['inside Facebook', phone('18_6', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/26.1;FBSS/3]'), 26, 1],
    ['a home-screen app', phone('17_0', 'Mobile/15E148'), 17, 0],
  ] as const)('INS-04 %s', (_, userAgent, major, minor) => {
    expect(appleVersion(userAgent)).toEqual({ major, minor })
  })

  test.each([
    ['Chrome on an iPad, with a version of its own', `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`],
    ['Firefox on an iPad', `${MAC} FxiOS/127.0 Safari/605.1.15`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
    ],
    ['nothing', ''],
  ])('INS-04 is unknown for %s', (_, userAgent) => {
    expect(appleVersion(userAgent)).toBeNull()
  })

  test('INS-04 property: any text is parsed, and versions compare part by part', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const version = appleVersion(text)
        return version === null || (Number.isInteger(version.major) && Number.isInteger(version.minor))
      }),
    )
    const part = fc.nat(99)
    fc.assert(
      fc.property(part, part, part, part, (major, minor, otherMajor, otherMinor) => {
        const order = major * 100 + minor >= otherMajor * 100 + otherMinor
        return isAtLeast({ major, minor }, { major: otherMajor, minor: otherMinor }) === order
      }),
    )
  })
})
