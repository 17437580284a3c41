import { describe, expect, test } from 'vitest'
import { installGuide, profileUrl, profileHelp } from '#domain/install/install-guide'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const phone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${WEBKIT} ${rest}`
const safari = (version: string, os = version.replace('.', '_')) =>
  phone(os, `Version/${version} Mobile/15E148 Safari/604.1`)
const ipad = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/${version} Safari/605.1.15`
const other = (name: string, os: string) => phone(os, `${name} Mobile/15E148 Safari/604.1`)

const stepsOf = (userAgent: string, isTablet = false) => {
  const guide = installGuide(userAgent, isTablet)
  return guide.kind === 'steps' ? guide.steps.join(' ') : guide.kind
}

describe('INS-04 the guide to add the app to the home screen', () => {
  test.each(['15.4', '16.6', '17.5', '18.6'])(
    'INS-04 Safari %s has its share icon at the bottom',
    (version) => {
      expect(stepsOf(safari(version))).toBe('share-foot row confirm home')
    },
  )

  test('INS-04 since iOS 26 the share icon is behind "…", and the page can be added as an app', () => {
    expect(stepsOf(safari('26.0', '18_6'))).toBe('more share row-more confirm-app home')
  })

  test('INS-04 an iPad has its share icon at the top, in every version', () => {
    expect(stepsOf(ipad('17.4'), true)).toBe('share-head row confirm home')
    expect(stepsOf(ipad('26.0'), true)).toBe('share-head row-more confirm-app home')
  })

  test('INS-04 shows just the share icon if the position is unknown', () => {
    expect(stepsOf('Mozilla/5.0 (iPhone) Safari/604.1')).toBe('share-any row confirm home')
  })

  test('INS-04 other browsers can do it from 16.4 on; older ones point to Safari', () => {
    expect(stepsOf(other('CriOS/126.0.6478.35', '16_4'))).toBe('share-head row confirm home')
    expect(stepsOf(other('FxiOS/127.0', '17_5'))).toBe('menu share row confirm home')
    expect(stepsOf(other('EdgiOS/125.0', '17_5'))).toBe('menu share row confirm home')
    for (const name of ['CriOS/126.0', 'FxiOS/127.0', 'EdgiOS/125.0'])
      expect(stepsOf(other(name, '16_3'))).toBe('elsewhere')
  })

  test.each([
    ['Facebook', phone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBSV/17.5]')],
    ['Instagram', phone('17_5', 'Mobile/15E148 Instagram 334.0.0')],
    ['Line, which says Safari', phone('17_5', 'Mobile/15E148 Safari Line/14.1.1')],
    ['Google’s app', phone('17_5', 'GSA/320.0 Mobile/15E148 Safari/604.1')],
    ['an app that says nothing', phone('17_5', 'Mobile/15E148')],
  ])('INS-04 inside %s it points to Safari and offers no profile', (_, userAgent) => {
    expect(stepsOf(userAgent)).toBe('elsewhere')
    expect(profileUrl([{ resourceType: 'MOBILECONFIG', url: '/m/a.mobileconfig' }], userAgent, ORIGIN)).toBe(
      null,
    )
  })
})

const ORIGIN = 'https://m.harbour.example'

describe('INS-04 the configuration profile', () => {
  test.each([
    ['16.6', 'notice'],
    ['17.0', 'tips'],
    ['26.0', 'tips'],
  ])('INS-04 a notice below 17, tips from 17 on: %s', (version, help) => {
    expect(profileHelp(safari(version))).toBe(help)
  })

  test('INS-04 an iPad with an unknown version gets the tips', () => {
    expect(profileHelp('Mozilla/5.0 (Macintosh) CriOS/126 Safari/605.1.15')).toBe('tips')
  })

  const of = (url: string, resourceType = 'MOBILECONFIG', origin = ORIGIN) =>
    profileUrl(
      [
        { resourceType: 'IOS', url: 'https://x.example' },
        { resourceType, url },
      ],
      safari('17.5'),
      origin,
    )

  test('INS-04 its URL has the origin of the app, or is https', () => {
    expect(of('/m/merchant/app.mobileconfig')).toBe(`${ORIGIN}/m/merchant/app.mobileconfig`)
    expect(of('https://cdn.example/a.mobileconfig')).toBe('https://cdn.example/a.mobileconfig')
    expect(of('cdn.example/a.mobileconfig')).toBe('https://cdn.example/a.mobileconfig')
    expect(of('http://127.0.0.1:1/a', 'MOBILECONFIG', 'http://127.0.0.1:2')).toBe('http://127.0.0.1:1/a')
  })

  test.each([
    'javascript:alert(1)',
    'data:application/x-apple-aspen-config,x',
    'http://cdn.example/a.mobileconfig',
    '//cdn.example/a',
    'https://me:secret@cdn.example/a',
    '/wps/session/logout',
    '',
  ])('INS-04 R-14 shows no button for %s', (url) => {
    expect(of(url)).toBeNull()
  })

  test('INS-04 shows no button if the merchant has no profile', () => {
    expect(of('https://cdn.example/a', 'Android')).toBeNull()
  })
})
