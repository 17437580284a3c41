import { expect, test } from 'vitest'
import { checkRoute, routeKindOf, takesToken } from '#domain/routing/route-guard'

type Facts = Parameters<typeof checkRoute>[0]

/** The verdict, or the path of a redirect. */
const verdictOf = (pathname: string, member: Facts['member'], change: Partial<Facts> = {}): string => {
  const verdict = checkRoute({ pathname, member, mustChangePassword: false, isAdopting: false, ...change })
  return verdict.kind === 'to' ? verdict.path : verdict.kind
}
const MEMBER = { type: 0 }

test.each([
  // The path; a guest, a guest whose token is being verified, a member, a member who must change the password
  ['/m/member/home', 'login', 'wait', 'admit', '/m/changePsw'],
  ['/m/securityCenter/addBankCard', 'login', 'wait', 'admit', '/m/changePsw'],
  ['/m/changePsw', 'login', 'wait', 'admit', 'admit'],
  ['/m/inviteFriends', 'admit', 'wait', 'admit', '/m/changePsw'],
  ['/m/feedback', '/m/home', 'wait', 'admit', '/m/changePsw'],
  ['/m/login', 'admit', 'admit', 'return', '/m/changePsw'],
  ['/m/game', 'admit', 'admit', 'admit', 'admit'],
])('SES-02 SES-03 SES-04 SES-05 LOG-04 who may open %s', (path, guest, adopting, member, expired) => {
  for (const nobody of [null, { type: -1 }]) expect(verdictOf(path, nobody)).toBe(guest)
  expect(verdictOf(path, null, { isAdopting: true })).toBe(adopting)
  expect(verdictOf(path, MEMBER)).toBe(member)
  expect(verdictOf(path, MEMBER, { mustChangePassword: true })).toBe(expired)
})

test('SES-05 SES-03 which routes are protected, open to guests, or take a token from the URL', () => {
  const only =
    'changePsw member/home member/benefits rewardCenter voucherCenter withdraw securityCenter mall/mallHome leaderBoard ' +
    'launchGame agentRegister'
  for (const name of only.split(' ')) expect(routeKindOf(`/m/${name}`), name).toBe('member')
  for (const path of ['/', '/m', '/m/activity', '/m/trial', '/m/securityCentre', '/m/%E0%A4%A'])
    expect(routeKindOf(path), path).toBe('open')
  for (const path of ['/m/register', '/m/register.html']) expect(routeKindOf(path), path).toBe('guest')
  const taking = ['/m/withdraw', '/m/inviteFriends', '/m/login', '/m/feedback', '/m/game'].filter(takesToken)
  expect(taking).toEqual(['/m/withdraw', '/m/inviteFriends'])
})

test('SES-05 another spelling of a path is guarded as well', () => {
  for (const path of ['/m/member/home/', '/m/Member/HOME', '/m/%6Dember/home', '/m/%4Dember/home//'])
    expect(routeKindOf(path), path).toBe('member')
})
