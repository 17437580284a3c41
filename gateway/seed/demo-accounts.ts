import type { Localised } from '../db/localised'

interface Label {
  readonly id: string | null
  readonly type: 'AUTO' | 'MANUAL'
  readonly rank: number
  readonly name: Localised
}

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly type: 0 | 1 | 2 | 4
  /** What is special about it, for the person at the terminal. */
  readonly about: string
  /** In the currency's unit. */
  readonly balance: number
  readonly label?: Label
  /** Conditions of the next rank that are met, and all of them. */
  readonly rank?: readonly [done: number, total: number]
  readonly flag?: 'isFirstLogin' | 'isExpired'
  readonly verifiedBy?: string
}

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

const SILVER: Label = { id: 'silver', type: 'AUTO', rank: 2, name: name('Silver', '白银', 'سلور') }
const PARTNER: Label = { id: 'partner', type: 'MANUAL', rank: 4, name: name('Partner', '合作伙伴', 'پارٹنر') }
const HARBOUR: Label = { id: null, type: 'AUTO', rank: 6, name: name('Harbour', '港湾', 'ہاربر') }

/** The members of the demo merchant. Their passwords stand here and nowhere else. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'ann',
    password: 'lantern-1',
    type: 0,
    about: 'player, VIP, 3 of 5 steps to the next rank',
    balance: 1250.5,
    label: SILVER,
    rank: [3, 5],
  },
  {
    username: 'ben',
    password: 'compass-2',
    type: 1,
    about: 'agent, label set by hand',
    balance: 8800,
    label: PARTNER,
    rank: [0, 0],
  },
  {
    username: 'cho',
    password: 'anchor-3',
    type: 2,
    about: 'agent of the second kind, highest rank',
    balance: 312.4,
    label: HARBOUR,
  },
  { username: 'dev', password: 'beacon-4', type: 4, about: 'may not chat, no label', balance: 40 },
  {
    username: 'eve',
    password: 'welcome-5',
    type: 0,
    about: 'logs in for the first time',
    balance: 0,
    flag: 'isFirstLogin',
  },
  {
    username: 'fay',
    password: 'driftwood-6',
    type: 0,
    about: 'password has expired',
    balance: 75.25,
    flag: 'isExpired',
  },
  {
    username: 'gus',
    password: 'lighthouse-7',
    type: 0,
    about: 'asked for a second proof',
    balance: 500,
    label: SILVER,
    rank: [1, 5],
    verifiedBy: 'payeeName,sms,ga,email',
  },
]
