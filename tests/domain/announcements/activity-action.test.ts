import { expect, test } from 'vitest'
import {
  activityAction,
  type ActivityFacts,
  type ActivityRedirect,
} from '#domain/announcements/activity-action'
import { ACTIVITY_REDIRECTS } from '#domain/contract/announcements/announcements'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const DOWNLOAD = 'https://get.example/app.apk'

const GUEST: ActivityFacts = {
  member: null,
  isAtHome: false,
  isReferralShown: true,
  showsVipBenefit: false,
  download: DOWNLOAD,
  origin: ORIGIN,
}
const MEMBER: ActivityFacts = { ...GUEST, member: { type: 0 }, showsVipBenefit: true }

const leadsTo = (redirect: ActivityRedirect, facts = GUEST, externalLink = 'offers.example/a') => {
  const target = activityAction({ redirect, externalLink }, facts)?.target
  return target?.kind === 'route' ? target.to : target?.url
}
test('ANN-05 each activity has its target, and an unknown one has no button', () => {
  expect(Object.fromEntries(ACTIVITY_REDIRECTS.map((redirect) => [redirect, leadsTo(redirect)]))).toEqual({
    APP_DOWNLOAD: DOWNLOAD,
    REGISTER: '/m/register',
    DEPOSIT: '/m/voucherCenter',
    REWARD_CENTER: '/m/rewardCenter',
    MISSION: '/m/leaderBoard',
    INVITE_FRIENDS: '/m/inviteFriends',
    MEMBER: '/m/member/benefits',
    POINT_MARKET: '/m/mall/mallHome',
    REDIRECT_URL: 'https://offers.example/a',
  })
  expect(activityAction(undefined, GUEST)).toBeNull()
})

test('ANN-05 ANN-06 R-14 a REDIRECT_URL follows the URL rule', () => {
  for (const [link, to] of [
    ['/m/game?classify=FISH', '/m/game?classify=FISH'],
    [`${ORIGIN}/m/home`, '/m/home'],
    ['http://offers.example/b', 'http://offers.example/b'],
    ...UNSAFE_URLS.map((url) => [url, undefined] as const),
  ] as const)
    expect(leadsTo('REDIRECT_URL', GUEST, link), link).toBe(to)
})

test.each<readonly [string, ActivityFacts, readonly ActivityRedirect[]]>([
  ['a guest', GUEST, []],
  ['a member of unknown type', { ...GUEST, member: { type: -1 } }, []],
  ['a member', MEMBER, ['REGISTER']],
  ['an agent', { ...MEMBER, member: { type: 2 } }, ['REGISTER']],
  ['a member of another type', { ...MEMBER, member: { type: 4 } }, ACTIVITY_REDIRECTS],
  ['a member without benefits', { ...MEMBER, showsVipBenefit: false }, ['REGISTER', 'MEMBER']],
  ['a guest in the app', { ...GUEST, isAtHome: true }, ['APP_DOWNLOAD']],
  ['a guest without a download', { ...GUEST, download: null }, ['APP_DOWNLOAD']],
  ['a guest without the referral', { ...GUEST, isReferralShown: false }, ['INVITE_FRIENDS']],
])('ANN-07 %s does not see some buttons', (_who, facts, hidden) => {
  expect(ACTIVITY_REDIRECTS.filter((redirect) => leadsTo(redirect, facts) === undefined)).toEqual(hidden)
})
