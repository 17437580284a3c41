import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appleVersion, isAtLeast } from '#domain/install/apple-version'
import { MAC, phone } from './support/user-agents'

test('INS-04 the iOS version is that of Safari, else of the system; inside Facebook its own', () => {
  const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) Version/16.1 Mobile/15E148 Safari/604.1'
  for (const [userAgent, major, minor] of [
    [phone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1'), 17, 5],
    [phone('15_4', 'Version/15.4 Mobile/15E148 Safari/604.1'), 15, 4],
    [phone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), 26, 0], // the system's name stays as it was
    [`${MAC} Version/17.4 Safari/605.1.15`, 17, 4], // an iPad that says it is a Mac
    [ipad, 16, 1],
    [phone('16_3', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'), 16, 3],
    [phone('17_5', 'Mobile/15E148'), 17, 5], // a page inside an app
    [phone('18_6', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/26.1;FBSS/3]'), 26, 1],
    [phone('17_0', 'Mobile/15E148'), 17, 0],
  ] as const)
    expect(appleVersion(userAgent), userAgent).toEqual({ major, minor })
  for (const userAgent of [
    `${MAC} CriOS/126 Version/11.1.1 Safari/605.1.15`, // a version of its own
    `${MAC} FxiOS/127.0 Safari/605.1.15`,
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
    '',
  ])
    expect(appleVersion(userAgent), userAgent).toBeNull()
})

test('INS-04 property: versions compare part by part', () => {
  const versions = fc.record({ major: fc.nat(99), minor: fc.nat(99) })
  const rank = ({ major, minor }: { major: number; minor: number }) => major * 100 + minor
  fc.assert(
    fc.property(versions, versions, (one, other) => isAtLeast(one, other) === rank(one) >= rank(other)),
  )
})
