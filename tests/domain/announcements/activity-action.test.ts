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
/** The buttons that are not shown. */
const hidden = (facts: ActivityFacts) =>
  ACTIVITY_REDIRECTS.filter((redirect) => leadsTo(redirect, facts) === undefined)

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

test('ANN-07 guests see every button, members all but “register”, members of other types none', () => {
  for (const member of [null, { type: -1 }]) expect(hidden({ ...GUEST, member })).toEqual([])
  for (const type of [0, 1, 2]) expect(hidden({ ...MEMBER, member: { type } })).toEqual(['REGISTER'])
  for (const type of [3, 4, 5, 99])
    expect(hidden({ ...MEMBER, member: { type } })).toEqual(ACTIVITY_REDIRECTS)
})

test('ANN-07 benefits need a label that shows them, the install button a URL, the invitation the referral', () => {
  expect(hidden({ ...MEMBER, showsVipBenefit: false })).toEqual(['REGISTER', 'MEMBER'])
  expect(hidden({ ...GUEST, isAtHome: true })).toEqual(['APP_DOWNLOAD'])
  expect(hidden({ ...GUEST, download: null })).toEqual(['APP_DOWNLOAD'])
  expect(hidden({ ...GUEST, isReferralShown: false })).toEqual(['INVITE_FRIENDS'])
})
