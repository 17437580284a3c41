import { describe, expect, test } from 'vitest'
import {
  guestInviteLink,
  isReferralOffered,
  isReferralShown,
  memberInviteLink,
  referralDestination,
} from '#domain/referral/referral'

const ORIGIN = 'https://m.example.com'
const GUEST = null
const PLAYER = { type: 0 }
const NO_CHAT = { type: 4 }
const UNKNOWN = { type: -1 }
const AGENTS = [{ type: 1 }, { type: 2 }]
const BOTH = [true, false]

const LOGIN = { kind: 'to', path: '/m/login' }
const AGENT = { kind: 'to', path: '/m/agentRegister' }
const INVITE = { kind: 'to', path: '/m/inviteFriends' }
const SERVICE = { kind: 'service' }

describe('REF-02 who sees the promotion', () => {
  test('REF-02 hidden for everybody while the site has it switched off', () => {
    for (const member of [GUEST, PLAYER, NO_CHAT, UNKNOWN, ...AGENTS])
      for (const isPersonal of BOTH)
        expect(isReferralShown({ isOffered: false, member, isPersonal })).toBe(false)
  })

  test('REF-02 shown to guests and agents regardless of their own promotion', () => {
    for (const member of [GUEST, UNKNOWN, ...AGENTS])
      for (const isPersonal of BOTH)
        expect(isReferralShown({ isOffered: true, member, isPersonal })).toBe(true)
  })

  test.each([PLAYER, NO_CHAT])('REF-02 for a member of type $type their own promotion decides', (member) => {
    for (const isPersonal of BOTH)
      expect(isReferralShown({ isOffered: true, member, isPersonal })).toBe(isPersonal)
  })

  test.each([
    [{}, false],
    [{ availablePromotions: null }, false],
    [{ availablePromotions: [] }, false],
    [{ availablePromotions: { REFERRAL: 'on' } }, false],
    [{ availablePromotions: { REFERRAL: { enabled: 'true' } } }, false],
    [{ availablePromotions: { REFERRAL: { enabled: false } } }, false],
    [{ availablePromotions: { APP_DOWNLOAD: { enabled: true } } }, false],
    [{ availablePromotions: { REFERRAL: { enabled: true, count: 3 } } }, true],
  ])('REF-02 settings %j enable it: %s', (settings, isOn) => {
    expect(isReferralOffered(settings)).toBe(isOn)
  })
})

describe('REF-01 the target of the entry', () => {
  test('REF-01 leads to the login while it is switched off, also for agents', () => {
    for (const member of [GUEST, PLAYER, NO_CHAT, UNKNOWN, ...AGENTS])
      for (const isPersonal of BOTH)
        expect(referralDestination({ isOffered: false, member, isPersonal })).toEqual(LOGIN)
  })

  test('REF-01 leads agents to the page to register players', () => {
    for (const member of AGENTS)
      for (const isPersonal of BOTH)
        expect(referralDestination({ isOffered: true, member, isPersonal })).toEqual(AGENT)
  })

  test('REF-01 leads guests to the invite page and members by their own promotion, else to customer service', () => {
    for (const isPersonal of BOTH) {
      expect(referralDestination({ isOffered: true, member: GUEST, isPersonal })).toEqual(INVITE)
      expect(referralDestination({ isOffered: true, member: UNKNOWN, isPersonal })).toEqual(INVITE)
      for (const member of [PLAYER, NO_CHAT])
        expect(referralDestination({ isOffered: true, member, isPersonal })).toEqual(
          isPersonal ? INVITE : SERVICE,
        )
    }
  })
})

describe('REF-03 the referral link', () => {
  test('REF-03 LINE-08 a guest’s link is the entry page with the codes from the guest’s visit', () => {
    expect(guestInviteLink(ORIGIN, { affiliateCode: 'sun', referralCode: 'ANN&7' })).toBe(
      'https://m.example.com/m/index.html?affiliateCode=sun&r=ANN%267',
    )
    expect(guestInviteLink(ORIGIN, { affiliateCode: '', referralCode: '' })).toBe(
      'https://m.example.com/m/index.html',
    )
  })

  test.each([
    ['https://m.example.com/m/register?r=ANN7', 'https://m.example.com/m/register?r=ANN7'],
    ['/m/register?r=ANN7', 'https://m.example.com/m/register?r=ANN7'],
    ['go.example.net/ann', 'https://go.example.net/ann'],
    ['https://go.example.net/ann', 'https://go.example.net/ann'],
  ])('REF-03 R-14 uses the gateway’s %s as the member’s link', (referralUrl, link) => {
    expect(memberInviteLink(ORIGIN, { referralUrl, referralCode: 'ANN7' })).toBe(link)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https://ann@evil.example/',
    'data:text/html,x',
    '//evil',
  ])(
    'REF-03 R-14 ignores %j and builds the link from the code; without a code there is no link',
    (referralUrl) => {
      expect(memberInviteLink(ORIGIN, { referralUrl, referralCode: 'ANN7' })).toBe(
        'https://m.example.com/m/index.html?r=ANN7',
      )
      expect(memberInviteLink(ORIGIN, { referralUrl, referralCode: '' })).toBeNull()
    },
  )
})
