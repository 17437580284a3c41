import { expect, test } from 'vitest'
import { canAddToHomeScreen, installGuide, profileHelp, profileUrl } from '#domain/install/install-guide'
import { INSIDE_APPS, MAC, other, phone, safari } from './support/user-agents'

const ORIGIN = 'https://m.harbour.example'

const stepsOf = (userAgent: string, isTablet = false) => {
  const guide = installGuide(userAgent, isTablet)
  return guide.kind === 'steps' ? guide.steps.join(' ') : guide.kind
}
const ipad = (version: string) => `${MAC} Version/${version} Safari/605.1.15`

test('INS-04 INS-05 the guide shows the browser’s own way to the home screen, by its version', () => {
  for (const [userAgent, steps] of [
    ...['15.4', '16.6', '17.5', '18.6'].map(
      (version) => [safari(version), 'share-foot row confirm home'] as const,
    ),
    [safari('26.0', '18_6'), 'more share row-more confirm-app home'], // the icon is behind "…", and a page is an app
    ['Mozilla/5.0 (iPhone) Safari/604.1', 'share-any row confirm home'], // an unknown position
    [other('CriOS/126.0.6478.35', '16_4'), 'share-head row confirm home'],
    [other('FxiOS/127.0', '17_5'), 'menu share row confirm home'],
    [other('EdgiOS/125.0', '17_5'), 'menu share row confirm home'],
    ...['CriOS/126.0', 'FxiOS/127.0', 'EdgiOS/125.0'].map(
      (name) => [other(name, '16_3'), 'elsewhere'] as const,
    ),
    ...INSIDE_APPS.map((userAgent) => [userAgent, 'elsewhere'] as const),
  ] as const) {
    expect(stepsOf(userAgent), userAgent).toBe(steps)
    expect(canAddToHomeScreen(userAgent, false), userAgent).toBe(steps !== 'elsewhere')
  }
  expect(stepsOf(ipad('17.4'), true)).toBe('share-head row confirm home')
  expect(stepsOf(ipad('26.0'), true)).toBe('share-head row-more confirm-app home')
})

test('INS-04 R-14 a profile’s URL has the origin of the app, or is https; inside an app there is none', () => {
  const of = (url: string, origin = ORIGIN, userAgent = safari('17.5'), resourceType = 'MOBILECONFIG') => {
    const app = { resourceType: 'IOS', url: 'https://x.example' }
    return profileUrl([app, { resourceType, url }], userAgent, origin)
  }
  expect(of('/m/merchant/app.mobileconfig')).toBe(`${ORIGIN}/m/merchant/app.mobileconfig`)
  for (const url of ['https://cdn.example/a.mobileconfig', 'cdn.example/a.mobileconfig'])
    expect(of(url)).toBe('https://cdn.example/a.mobileconfig')
  expect(of('http://127.0.0.1:1/a', 'http://127.0.0.1:2')).toBe('http://127.0.0.1:1/a')
  for (const url of [
    'javascript:alert(1)',
    'http://cdn.example/a',
    '//cdn.example/a',
    '/wps/session/logout',
    '',
  ])
    expect(of(url), url).toBeNull()
  for (const userAgent of INSIDE_APPS) expect(of('/m/a.mobileconfig', ORIGIN, userAgent)).toBeNull()
  expect(of('https://cdn.example/a', ORIGIN, phone('17_5'), 'Android')).toBeNull()
})

test('INS-04 a profile comes with a notice below iOS 17, with tips from 17 on and for an unknown version', () => {
  const agents = [...['16.6', '17.0', '26.0'].map((ios) => safari(ios)), `${MAC} CriOS/126 Safari/605.1.15`]
  expect(agents.map(profileHelp)).toEqual(['notice', 'tips', 'tips', 'tips'])
})
