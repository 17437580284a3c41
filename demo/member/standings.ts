import type { Localised } from '#gateway/db/localised'

const text = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

export type AccountKind = 'bank' | 'virtual' | 'wallet'

interface Reward {
  readonly title: Localised
  /** In the currency's unit. */
  readonly amount: number
  readonly status: 'CLAIMABLE' | 'PENDING' | 'CLAIMED'
  readonly expiresInDays?: number
}

/** A demo member's data and history; absent fields are none. */
export interface Standing {
  readonly deposits?: number
  readonly withdrawals?: number
  readonly points?: number
  readonly unread?: number
  /** Promotions of their own, with the number of times each has been used. */
  readonly appDownload?: number
  readonly referral?: number
  readonly accounts?: readonly (readonly [kind: AccountKind, label: Localised, masked: string])[]
  readonly rewards?: readonly Reward[]
  readonly progress?: Readonly<Record<string, number>>
}

const WELCOME = text('Welcome bonus', '新手礼金', 'خوش آمدید بونس')
const CASHBACK = text('Weekly cashback', '每周返水', 'ہفتہ وار واپسی')
const BIRTHDAY = text('Birthday gift', '生日礼金', 'سالگرہ کا تحفہ')
const REEF = text('Reef hunt, place 212', '深礁猎捕第 212 名', 'ریف شکار، 212واں نمبر')
const COMMISSION = text('Partner commission', '合伙人佣金', 'پارٹنر کمیشن')

const SAVINGS = text('Harbour Savings Bank', '海港储蓄银行', 'ہاربر سیونگز بینک')
const MERCHANTS = text('Merchants Bank', '商人银行', 'مرچنٹس بینک')
const HARBOUR_PAY = text('Harbour Pay', '海港钱包', 'ہاربر پے')
const USDT = text('USDT (TRC-20)', '泰达币 (TRC-20)', 'یو ایس ڈی ٹی (TRC-20)')

export const STANDINGS: Readonly<Record<string, Standing>> = {
  ann: {
    deposits: 6,
    withdrawals: 2,
    points: 4820,
    unread: 2,
    appDownload: 0,
    referral: 3,
    accounts: [
      ['bank', SAVINGS, '•••• 4417'],
      ['wallet', HARBOUR_PAY, '917 ••• •001'],
    ],
    rewards: [
      { title: CASHBACK, amount: 84.5, status: 'CLAIMABLE', expiresInDays: 3 },
      { title: REEF, amount: 120, status: 'CLAIMABLE', expiresInDays: 12 },
      { title: BIRTHDAY, amount: 188, status: 'PENDING' },
      { title: WELCOME, amount: 500, status: 'CLAIMED' },
    ],
    progress: { 'twenty-rounds': 13, 'three-games': 3, 'two-deposits': 1, 'five-draws': 2 },
  },
  ben: {
    deposits: 41,
    withdrawals: 18,
    points: 26_150,
    accounts: [
      ['bank', SAVINGS, '•••• 9020'],
      ['bank', MERCHANTS, '•••• 1188'],
      ['virtual', USDT, 'TQ4f…9kZ2'],
    ],
    rewards: [
      { title: COMMISSION, amount: 2140, status: 'PENDING' },
      { title: CASHBACK, amount: 310.25, status: 'CLAIMED' },
    ],
    progress: { 'twenty-rounds': 20, 'three-games': 1, 'two-deposits': 2, 'bring-a-friend': 1 },
  },
  cho: {
    deposits: 128,
    withdrawals: 77,
    points: 98_400,
    unread: 14,
    appDownload: 1,
    referral: 22,
    accounts: [['wallet', HARBOUR_PAY, '917 ••• •003']],
    rewards: [{ title: CASHBACK, amount: 1920, status: 'CLAIMABLE', expiresInDays: 2 }],
    progress: { 'twenty-rounds': 20, 'three-games': 3, 'two-deposits': 2, 'five-draws': 5 },
  },
  dev: { deposits: 2, points: 120, accounts: [['bank', MERCHANTS, '•••• 3301']] },
  eve: {
    appDownload: 0,
    rewards: [{ title: WELCOME, amount: 100, status: 'CLAIMABLE', expiresInDays: 7 }],
  },
  fay: {
    deposits: 9,
    withdrawals: 4,
    points: 640,
    unread: 1,
    accounts: [['bank', SAVINGS, '•••• 7752']],
    rewards: [{ title: BIRTHDAY, amount: 88, status: 'CLAIMED' }],
    progress: { 'twenty-rounds': 4 },
  },
  gus: {
    deposits: 15,
    withdrawals: 6,
    points: 3300,
    referral: 0,
    accounts: [
      ['bank', MERCHANTS, '•••• 6049'],
      ['virtual', USDT, 'TX8m…2bQ7'],
    ],
    rewards: [{ title: CASHBACK, amount: 41.2, status: 'CLAIMABLE', expiresInDays: 4 }],
    progress: { 'two-deposits': 2, 'five-draws': 1 },
  },
}
