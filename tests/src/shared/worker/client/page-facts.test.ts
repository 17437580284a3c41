import { expect, test, vi } from 'vitest'
import { WEBCLIP_KEY } from '#domain/storage-keys'
import { hasReturnUrl, readPageFacts } from '../../../../../src/shared/worker/client/page-facts'

const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5)'

test.each([
  ['an installed web clip', 'WEBCLIP', () => localStorage.setItem(WEBCLIP_KEY, '1')],
  ['an app opened from the home screen', 'PWA', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['an iPad', 'IPAD', () => vi.stubGlobal('navigator', { userAgent: IPAD, languages: [] })],
  ['any other browser', 'browser', () => undefined],
])('LOG-01 REG-01 the worker learns that the device is %s', (_name, kind, change) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  change()
  expect(readPageFacts('EN').deviceKind).toBe(kind)
})

test('LOG-13 the traits of the device are the same after a rotation, and differ between devices', () => {
  const traitsOf = (width: number, height: number): readonly string[] => {
    vi.stubGlobal('screen', { width, height, colorDepth: 24 })
    return readPageFacts('EN').deviceTraits
  }
  const traits = traitsOf(360, 740)
  expect(traitsOf(740, 360)).toEqual(traits)
  expect(traitsOf(390, 844)).not.toEqual(traits)
})

test.each([
  ['/m/login?redirectUrl=/m/home', true],
  ['/m/login?r=A1&backUrl=/m/home', true],
  ['/m/login?myBackUrl=1', false],
  ['/m/launchGame?backUrl=/m/home', false],
])('LOG-09 %s has a URL to return to: %s', (address, expected) => {
  history.replaceState(null, '', address)
  expect(hasReturnUrl()).toBe(expected)
})
