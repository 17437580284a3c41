import { expect, test } from 'vitest'
import { checkRoute, routeKindOf, takesToken } from '#domain/routing/route-guard'

const MEMBERS_ONLY = [
  '/m/changePsw',
  '/m/member/home',
  '/m/rewardCenter',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/securityCenter',
  '/m/securityCenter/addBankCard',
  '/m/mall/mallHome',
  '/m/leaderBoard',
  '/m/launchGame',
  '/m/agentRegister',
  '/m/member/benefits',
]
const OPEN = [
  '/',
  '/m',
  '/m/home',
  '/m/game',
  '/m/activity',
  '/m/connection',
  '/m/trial',
  '/m/securityCentre',
]
const FOR_GUESTS = ['/m/login', '/m/register', '/m/register.html', '/m/login/']

type Facts = Parameters<typeof checkRoute>[0]
const MEMBER = { type: 0 }
const UNKNOWN = { type: -1 }
const check = (pathname: string, member: Facts['member'], more: Partial<Facts> = {}) =>
  checkRoute({ pathname, member, mustChangePassword: false, isAdopting: false, ...more })
const ADMIT = { kind: 'admit' }

test.each(MEMBERS_ONLY)('SES-05 SES-02 SES-03 %s sends a guest to the login and admits a member', (path) => {
  expect(check(path, null)).toEqual({ kind: 'login' })
  expect(check(path, UNKNOWN)).toEqual({ kind: 'login' })
  expect(check(path, MEMBER)).toEqual(ADMIT)
  // No redirect while a token from the URL is being verified.
  expect(check(path, null, { isAdopting: true })).toEqual({ kind: 'wait' })
})

test.each(OPEN)('SES-05 %s is open to everybody', (path) => {
  expect(check(path, null)).toEqual(ADMIT)
  expect(check(path, MEMBER, { mustChangePassword: true, isAdopting: true })).toEqual(ADMIT)
})

test.each(FOR_GUESTS)('SES-04 SES-02 %s is for guests, and sends a member back', (path) => {
  expect(check(path, null)).toEqual(ADMIT)
  expect(check(path, UNKNOWN)).toEqual(ADMIT)
  expect(check(path, null, { isAdopting: true })).toEqual(ADMIT)
  expect(check(path, MEMBER)).toEqual({ kind: 'return' })
})

test('SES-05 guests may open inviteFriends, and are sent home from feedback', () => {
  expect(check('/m/inviteFriends', null)).toEqual(ADMIT)
  expect(takesToken('/m/inviteFriends')).toBe(true)
  expect(check('/m/feedback', null)).toEqual({ kind: 'to', path: '/m/home' })
  expect(check('/m/feedback', MEMBER)).toEqual(ADMIT)
})

test('SES-05 another spelling of a path is guarded as well', () => {
  for (const path of ['/m/member/home/', '/m/Member/HOME', '/m/%6Dember/home', '/m/%4Dember/home//'])
    expect(routeKindOf(path), path).toBe('member')
  expect(routeKindOf('/m/%E0%A4%A')).toBe('open') // cannot be decoded
})

test('LOG-04 a password that must be changed redirects all but changePsw and open pages', () => {
  const mustChangePassword = true
  for (const path of ['/m/member/home', '/m/withdraw', '/m/inviteFriends', '/m/login', '/m/register'])
    expect(check(path, MEMBER, { mustChangePassword }), path).toEqual({ kind: 'to', path: '/m/changePsw' })
  expect(check('/m/changePsw', MEMBER, { mustChangePassword })).toEqual(ADMIT)
})
