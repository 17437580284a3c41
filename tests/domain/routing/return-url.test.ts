import { describe, expect, test } from 'vitest'
import { loginPath, pathAfterLogin, returnUrlFor, safeReturnUrl } from '#domain/routing/return-url'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const returned = (value: string, name = 'backUrl'): string | null =>
  safeReturnUrl(`?${new URLSearchParams({ [name]: value }).toString()}`, ORIGIN)

describe('SES-09 the return URL', () => {
  test('SES-09 LOG-03 without a valid one the login leads home', () => {
    expect(pathAfterLogin('?backUrl=/m/member/home', ORIGIN)).toBe('/m/member/home')
    expect(pathAfterLogin('?backUrl=//evil.example', ORIGIN)).toBe('/m/home')
    expect(pathAfterLogin('', ORIGIN)).toBe('/m/home')
  })

  test.each([
    ['/m/member/home', '/m/member/home'],
    ['/m/launchGame?vendor=BTI&code=1#x', '/m/launchGame?vendor=BTI&code=1#x'],
    [`${ORIGIN}/m/withdraw`, '/m/withdraw'],
    ['/m', '/m'],
    ['/m/a/../withdraw', '/m/withdraw'],
    ['/m/member/home?token=secret&r=F7', '/m/member/home?r=F7'],
    ['/m/member/home?tokens=secret', '/m/member/home'],
  ])('SES-09 accepts %s', (value, to) => {
    expect(returned(value)).toBe(to)
    expect(returned(value, 'redirectUrl')).toBe(to)
  })

  test.each([
    ...UNSAFE_URLS,
    '/',
    'home',
    'https://evil.example/m/home',
    'https://m.example.com.evil.example/m/home',
    'http://m.example.com/m/home',
    '/m/login',
    '/m/login/',
    '/m/LOGIN?backUrl=/m/withdraw',
    '/m/%6Cogin',
    '/m/register',
    '/m/register.html',
    '/m/home/../login',
  ])('SES-09 ignores %j', (value) => {
    expect(returned(value)).toBeNull()
    expect(returned(value, 'redirectUrl')).toBeNull()
  })

  test('SES-09 uses the first valid one of the two', () => {
    expect(safeReturnUrl('?backUrl=%2F%2Fevil&redirectUrl=%2Fm%2Fwithdraw', ORIGIN)).toBe('/m/withdraw')
    expect(safeReturnUrl('?redirectUrl=%2Fm%2Fgame&backUrl=%2Fm%2Fwithdraw', ORIGIN)).toBe('/m/withdraw')
    expect(safeReturnUrl('', ORIGIN)).toBeNull()
  })

  test('SES-09 the login parses what the route guard writes', () => {
    const from = '/m/launchGame?code=a%26b#x'
    expect(safeReturnUrl(new URL(loginPath(from), ORIGIN).search, ORIGIN)).toBe(from)
  })
})

describe('ANN-08 the page for a guest after the login', () => {
  test.each([
    ['/m/withdraw?r=F7', '/m/home', '/m/withdraw?r=F7'],
    ['/m/member/home', '/m/game?tab=LOTT', '/m/member/home'],
    [loginPath('/m/launchGame?gameId=4'), '/m/trial?gameId=4', '/m/launchGame?gameId=4'],
    ['/m/login', '/m/home', null], // the login page itself
    ['/m/login?backUrl=%2F%2Fevil', '/m/home', null],
    ['/m/home', '/m/game', null],
    ['/m/inviteFriends', '/m/home', null], // open to guests
    ['/m/feedback', '/m/home', null], // the login does not help
    ['/m/member/home', '/m/login', null], // already in the URL
    ['/m/member/home', '/m/register?r=F7', null],
    ['https://evil.example/m/withdraw', '/m/home', null],
  ])('%s from %s: %s', (to, here, wanted) => {
    expect(returnUrlFor(to, ORIGIN + here)).toBe(wanted)
  })
})
