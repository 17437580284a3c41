import { expect, test } from 'vitest'
import { loginPath, pathAfterLogin, returnUrlFor, safeReturnUrl } from '#domain/routing/return-url'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const returned = (backUrl: string): string | null =>
  safeReturnUrl(`?${new URLSearchParams({ backUrl }).toString()}`, ORIGIN)

test.each([
  ['/m', '/m'],
  [`${ORIGIN}/m/withdraw`, '/m/withdraw'],
  ['/m/a/../withdraw', '/m/withdraw'],
  ['/m/member/home?token=secret&r=F7', '/m/member/home?r=F7'],
  ['/m/member/home?tokens=secret', '/m/member/home'],
])('SES-09 the login accepts the return URL %s', (backUrl, to) => expect(returned(backUrl)).toBe(to))

test.each([
  ...[...UNSAFE_URLS, 'home', 'https://evil.example/m/home', 'https://m.example.com.evil.example/m/home'],
  ...['/m/login/', '/m/LOGIN?backUrl=/m/withdraw', '/m/%6Cogin', '/m/register.html', '/m/home/../login'],
])('SES-09 the login ignores the return URL %j', (backUrl) => expect(returned(backUrl)).toBeNull())

test('SES-09 LOG-03 the first valid one of the two counts; without one the login leads home', () => {
  expect(safeReturnUrl('?backUrl=%2F%2Fevil&redirectUrl=%2Fm%2Fwithdraw', ORIGIN)).toBe('/m/withdraw')
  expect(pathAfterLogin('?redirectUrl=%2Fm%2Fgame&backUrl=%2Fm%2Fwithdraw', ORIGIN)).toBe('/m/withdraw')
  expect(pathAfterLogin('?backUrl=//evil.example', ORIGIN)).toBe('/m/home')
})

test('SES-09 the login parses what the route guard writes', () => {
  const from = '/m/launchGame?vendor=BTI&code=a%26b#x'
  expect(safeReturnUrl(new URL(loginPath(from), ORIGIN).search, ORIGIN)).toBe(from)
})

test.each([
  ['/m/withdraw?r=F7', '/m/home', '/m/withdraw?r=F7'],
  [loginPath('/m/launchGame?gameId=4'), '/m/trial?gameId=4', '/m/launchGame?gameId=4'],
  ['/m/login?backUrl=%2F%2Fevil', '/m/home', null],
  ['/m/inviteFriends', '/m/home', null], // open to guests
  ['/m/feedback', '/m/home', null], // the login does not help
  ['/m/member/home', '/m/register?r=F7', null], // already in the URL
  ['https://evil.example/m/withdraw', '/m/home', null],
])('ANN-08 a guest who opens %s from %s returns to %s', (to, here, wanted) => {
  expect(returnUrlFor(to, ORIGIN + here)).toBe(wanted)
})
