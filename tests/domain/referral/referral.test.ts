import { expect, test } from 'vitest'
import {
  guestInviteLink,
  isReferralOffered,
  isReferralShown,
  memberInviteLink,
  referralDestination,
} from '#domain/referral/referral'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'

/** Of each kind of visitor: are they shown the promotion, and where does its entry lead? */
const VISITORS = [
  { who: 'a guest', member: null, isShown: 'always', leads: 'invite' },
  { who: 'an unknown member', member: { type: -1 }, isShown: 'always', leads: 'invite' },
  { who: 'an agent', member: { type: 1 }, isShown: 'always', leads: 'agent' },
  { who: 'an upper agent', member: { type: 2 }, isShown: 'always', leads: 'agent' },
  { who: 'a player', member: { type: 0 }, isShown: 'personal', leads: 'personal' },
  { who: 'a player without chat', member: { type: 4 }, isShown: 'personal', leads: 'personal' },
] as const
const to = (path: string) => ({ kind: 'to', path })
const DESTINATIONS = { invite: to('/m/inviteFriends'), agent: to('/m/agentRegister') }

test.each(VISITORS)('REF-01 REF-02 $who: the site’s switch decides first', ({ member, isShown, leads }) => {
  for (const isPersonal of [true, false]) {
    const off = { isOffered: false, member, isPersonal }
    expect(isReferralShown(off)).toBe(false)
    expect(referralDestination(off)).toEqual(to('/m/login'))
    const on = { isOffered: true, member, isPersonal }
    expect(isReferralShown(on)).toBe(isShown === 'always' || isPersonal)
    const own = isPersonal ? DESTINATIONS.invite : { kind: 'service' }
    expect(referralDestination(on)).toEqual(leads === 'personal' ? own : DESTINATIONS[leads])
  }
})

test('REF-02 the site’s promotion is on only if the settings enable it', () => {
  const enabled = (REFERRAL: unknown) => isReferralOffered({ availablePromotions: { REFERRAL } })
  expect(enabled({ enabled: true, count: 3 })).toBe(true)
  expect(['on', { enabled: 'true' }, { enabled: false }, undefined].some(enabled)).toBe(false)
  for (const settings of [{}, { availablePromotions: null }]) expect(isReferralOffered(settings)).toBe(false)
})

test('REF-03 LINE-08 a guest’s link is the entry page with the codes from the guest’s visit', () => {
  const entry = 'https://m.example.com/m/index.html'
  const link = (affiliateCode: string, referralCode: string) =>
    guestInviteLink(ORIGIN, { affiliateCode, referralCode })
  expect([link('sun', 'ANN&7'), link('', '')]).toEqual([`${entry}?affiliateCode=sun&r=ANN%267`, entry])
})

test('REF-03 R-14 a member’s link is the gateway’s if it is safe, else built from the code', () => {
  for (const [referralUrl, link] of [
    ['https://m.example.com/m/register?r=ANN7', 'https://m.example.com/m/register?r=ANN7'],
    ['/m/register?r=ANN7', 'https://m.example.com/m/register?r=ANN7'],
    ['go.example.net/ann', 'https://go.example.net/ann'],
    ['https://go.example.net/ann', 'https://go.example.net/ann'],
  ])
    expect(memberInviteLink(ORIGIN, { referralUrl: referralUrl ?? '', referralCode: 'ANN7' })).toBe(link)
  for (const referralUrl of UNSAFE_URLS) {
    const built = memberInviteLink(ORIGIN, { referralUrl, referralCode: 'ANN7' })
    expect(built, referralUrl).toBe('https://m.example.com/m/index.html?r=ANN7')
    expect(memberInviteLink(ORIGIN, { referralUrl, referralCode: '' })).toBeNull()
  }
})
