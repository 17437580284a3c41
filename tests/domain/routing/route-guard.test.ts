import { describe, expect, test } from 'vitest'
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
const MEMBER = { type: 0 }
const NOBODY_ASKED = { mustChangePassword: false, isAdopting: false }

describe('SES-05 route access', () => {
  test.each(MEMBERS_ONLY)('SES-05 %s sends a guest to the login and admits a member', (pathname) => {
    expect(checkRoute({ pathname, member: null, ...NOBODY_ASKED })).toEqual({ kind: 'login' })
    expect(checkRoute({ pathname, member: MEMBER, ...NOBODY_ASKED })).toEqual({ kind: 'admit' })
  })

  test.each(OPEN)('SES-05 %s is open to everybody', (pathname) => {
    expect(checkRoute({ pathname, member: null, ...NOBODY_ASKED })).toEqual({ kind: 'admit' })
    expect(checkRoute({ pathname, member: MEMBER, mustChangePassword: true, isAdopting: true })).toEqual({
      kind: 'admit',
    })
  })

  test('SES-05 of the protected routes only inviteFriends is open to guests', () => {
    expect(checkRoute({ pathname: '/m/inviteFriends', member: null, ...NOBODY_ASKED })).toEqual({
      kind: 'admit',
    })
    expect(takesToken('/m/inviteFriends')).toBe(true)
  })

  test('SES-05 feedback without a session redirects to the home page', () => {
    expect(checkRoute({ pathname: '/m/feedback', member: null, ...NOBODY_ASKED })).toEqual({
      kind: 'to',
      path: '/m/home',
    })
    expect(checkRoute({ pathname: '/m/feedback', member: MEMBER, ...NOBODY_ASKED })).toEqual({
      kind: 'admit',
    })
  })

  test.each(['/m/member/home/', '/m/Member/HOME', '/m/%6Dember/home', '/m/%4Dember/home//'])(
    'SES-05 another spelling of the path is guarded as well: %s',
    (pathname) => {
      expect(routeKindOf(pathname)).toBe('member')
    },
  )

  test('SES-05 a path that cannot be decoded is checked as it is', () => {
    expect(routeKindOf('/m/%E0%A4%A')).toBe('open')
  })
})

describe('SES-04 pages for guests', () => {
  test.each(['/m/login', '/m/register', '/m/register.html', '/m/login/'])('SES-04 %s', (pathname) => {
    expect(checkRoute({ pathname, member: null, ...NOBODY_ASKED })).toEqual({ kind: 'admit' })
    expect(checkRoute({ pathname, member: MEMBER, ...NOBODY_ASKED })).toEqual({ kind: 'return' })
  })
})

describe('SES-03 the data that a guard waits for', () => {
  test('SES-03 no redirect while a token from the URL is being verified', () => {
    const facts = { pathname: '/m/member/home', member: null, mustChangePassword: false, isAdopting: true }
    expect(checkRoute(facts)).toEqual({ kind: 'wait' })
    expect(checkRoute({ ...facts, pathname: '/m/login' })).toEqual({ kind: 'admit' })
  })

  test('SES-02 a session of type -1 is not logged in', () => {
    expect(checkRoute({ pathname: '/m/withdraw', member: { type: -1 }, ...NOBODY_ASKED })).toEqual({
      kind: 'login',
    })
    expect(checkRoute({ pathname: '/m/login', member: { type: -1 }, ...NOBODY_ASKED })).toEqual({
      kind: 'admit',
    })
  })
})

describe('LOG-04 a password that must be changed', () => {
  const facts = { member: MEMBER, mustChangePassword: true, isAdopting: false }

  test.each(['/m/member/home', '/m/withdraw', '/m/inviteFriends', '/m/login', '/m/register'])(
    'LOG-04 %s redirects to changePsw',
    (pathname) => {
      expect(checkRoute({ pathname, ...facts })).toEqual({ kind: 'to', path: '/m/changePsw' })
    },
  )

  test('LOG-04 changePsw itself and open pages do not redirect', () => {
    expect(checkRoute({ pathname: '/m/changePsw', ...facts })).toEqual({ kind: 'admit' })
    expect(checkRoute({ pathname: '/m/home', ...facts })).toEqual({ kind: 'admit' })
  })
})
