import { describe, expect, test } from 'vitest'
import { ACTIVITY_REDIRECTS } from '#domain/contract/announcements/announcements'
import {
  activityAction,
  type ActivityFacts,
  type ActivityRedirect,
} from '#domain/announcements/activity-action'

const ORIGIN = 'https://m.harbour.example'
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

const leadsTo = (redirect: ActivityRedirect, facts: ActivityFacts, externalLink = 'offers.example/a') => {
  const target = activityAction({ redirect, externalLink }, facts)?.target
  return target?.kind === 'route' ? target.to : target?.url
}

const shown = (facts: ActivityFacts) =>
  ACTIVITY_REDIRECTS.filter((redirect) => leadsTo(redirect, facts) !== undefined)

const without = (...left: readonly ActivityRedirect[]) =>
  ACTIVITY_REDIRECTS.filter((redirect) => !left.includes(redirect))

describe('ANN-05 the target of an activity', () => {
  test.each([
    ['APP_DOWNLOAD', DOWNLOAD],
    ['REGISTER', '/m/register'],
    ['DEPOSIT', '/m/voucherCenter'],
    ['REWARD_CENTER', '/m/rewardCenter'],
    ['MISSION', '/m/leaderBoard'],
    ['INVITE_FRIENDS', '/m/inviteFriends'],
    ['MEMBER', '/m/member/benefits'],
    ['POINT_MARKET', '/m/mall/mallHome'],
    ['REDIRECT_URL', 'https://offers.example/a'],
  ] as const)('ANN-05 %s leads to %s', (redirect, to) => {
    expect(leadsTo(redirect, GUEST)).toBe(to)
  })

  test.each([
    ['/m/game?classify=FISH', '/m/game?classify=FISH'],
    [`${ORIGIN}/m/home`, '/m/home'],
    ['http://offers.example/b', 'http://offers.example/b'],
  ])('ANN-05 ANN-06 a REDIRECT_URL follows the URL rule: %s', (link, to) => {
    expect(leadsTo('REDIRECT_URL', GUEST, link)).toBe(to)
  })

  test.each(['', 'javascript:alert(1)', '//evil.example', '/m/../x', 'data:text/html,1'])(
    'ANN-05 R-14 a REDIRECT_URL to "%s" has no button',
    (link) => {
      expect(leadsTo('REDIRECT_URL', GUEST, link)).toBeUndefined()
    },
  )

  test('ANN-05 an unknown activity has no button', () => {
    expect(activityAction(undefined, GUEST)).toBeNull()
  })
})

describe('ANN-07 which buttons are visible', () => {
  test('ANN-07 guests see every button, also without a VIP label', () => {
    expect(shown(GUEST)).toEqual(ACTIVITY_REDIRECTS)
    expect(shown({ ...GUEST, member: { type: -1 } })).toEqual(ACTIVITY_REDIRECTS)
  })

  test.each([0, 1, 2])('ANN-07 members of type %i see every button except “register”', (type) => {
    expect(shown({ ...MEMBER, member: { type } })).toEqual(without('REGISTER'))
  })

  test.each([3, 4, 5, 99])('ANN-07 members of type %i see no buttons', (type) => {
    expect(shown({ ...MEMBER, member: { type } })).toEqual([])
  })

  test('ANN-07 the benefits button is for guests and for members whose label shows benefits', () => {
    expect(shown({ ...MEMBER, showsVipBenefit: false })).toEqual(without('REGISTER', 'MEMBER'))
  })

  test('ANN-07 the install button is hidden in the app, on the home screen and without a URL', () => {
    expect(shown({ ...GUEST, isAtHome: true })).toEqual(without('APP_DOWNLOAD'))
    expect(shown({ ...GUEST, download: null })).toEqual(without('APP_DOWNLOAD'))
  })

  test('ANN-07 the invite button is visible if the referral is enabled', () => {
    expect(shown({ ...GUEST, isReferralShown: false })).toEqual(without('INVITE_FRIENDS'))
  })
})
