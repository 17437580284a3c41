import { createHash } from 'node:crypto'
import { toBase32 } from '#gateway/crypto/totp'
import type { Localised } from '#gateway/db/localised'

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
  /** Special property of the account, for the terminal output. */
  readonly about: string
  /** In the currency's unit. */
  readonly balance: number
  readonly label?: Label
  /** Conditions of the next rank: met, and total. */
  readonly rank?: readonly [done: number, total: number]
  readonly flag?: 'isFirstLogin' | 'isExpired' | 'isAddressChanged'
  /** Second factors that a login requires, separated by commas. */
  readonly verifiedBy?: string
  /** Name of the payee of withdrawals. */
  readonly payeeName: string
}

const name = (EN: string, CN: string, UR: string): Localised => ({ EN, CN, UR })

const SILVER: Label = { id: 'silver', type: 'AUTO', rank: 2, name: name('Silver', '白银', 'سلور') }
const PARTNER: Label = { id: 'partner', type: 'MANUAL', rank: 4, name: name('Partner', '合作伙伴', 'پارٹنر') }
const HARBOUR: Label = { id: null, type: 'AUTO', rank: 6, name: name('Harbour', '港湾', 'ہاربر') }

/** The members of the demo merchant. Their passwords are defined only here. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'ann',
    payeeName: 'Ann Reyes',
    password: 'lantern-1',
    type: 0,
    about: 'player, VIP, 3 of 5 steps to the next rank',
    balance: 1250.5,
    label: SILVER,
    rank: [3, 5],
  },
  {
    username: 'ben',
    payeeName: 'Ben Okafor',
    password: 'compass-2',
    type: 1,
    about: 'agent, label set by hand',
    balance: 8800,
    label: PARTNER,
    rank: [0, 0],
  },
  {
    username: 'cho',
    payeeName: 'Cho Min-ji',
    password: 'anchor-3',
    type: 2,
    about: 'agent of the second kind, highest rank',
    balance: 312.4,
    label: HARBOUR,
  },
  {
    username: 'dev',
    payeeName: 'Dev Malhotra',
    password: 'beacon-4',
    type: 4,
    about: 'may not chat, no label',
    balance: 40,
  },
  {
    username: 'eve',
    payeeName: 'Eve Lindqvist',
    password: 'welcome-5',
    type: 0,
    about: 'logs in for the first time',
    balance: 0,
    flag: 'isFirstLogin',
  },
  {
    username: 'fay',
    payeeName: 'Fay Delacroix',
    password: 'driftwood-6',
    type: 0,
    about: 'password has expired',
    balance: 75.25,
    flag: 'isExpired',
  },
  {
    username: 'gus',
    payeeName: 'Gus Navarro',
    password: 'lighthouse-7',
    type: 0,
    about: 'asked for a second proof, any of the four',
    balance: 500,
    label: SILVER,
    rank: [1, 5],
    verifiedBy: 'payeeName,sms,ga,email',
  },
  {
    username: 'hal',
    payeeName: 'Hal Whitaker',
    password: 'mainsail-8',
    type: 0,
    about: 'asked for the payee name',
    balance: 120,
    verifiedBy: 'payeeName',
  },
  {
    username: 'ivy',
    payeeName: 'Ivy Castellano',
    password: 'seagull-9',
    type: 0,
    about: 'asked for a code by SMS',
    balance: 64.8,
    verifiedBy: 'sms',
  },
  {
    username: 'jun',
    payeeName: 'Jun Takeda',
    password: 'ballast-10',
    type: 0,
    about: 'asked for an authenticator’s code',
    balance: 210,
    verifiedBy: 'ga',
  },
  {
    username: 'kit',
    payeeName: 'Kit Marlow',
    password: 'halyard-11',
    type: 0,
    about: 'asked for the email address',
    balance: 18.75,
    verifiedBy: 'email',
  },
  {
    username: 'lou',
    payeeName: 'Lou Abernathy',
    password: 'Welcome1',
    type: 0,
    about: 'still has the password of the desk',
    balance: 30,
  },
  {
    username: 'moe',
    payeeName: 'Moe Santos',
    password: 'rigging-12',
    type: 0,
    about: 'address has changed: the first login is refused',
    balance: 95,
    flag: 'isAddressChanged',
  },
]

/** Returns a demo member's contact data and the secret of their authenticator. */
export function contactOf({ username }: DemoAccount) {
  const place = DEMO_ACCOUNTS.findIndex((account) => account.username === username) + 1
  return {
    email: `${username}@harbour.example`,
    countryDialingCode: '63',
    mobileNum: `9170000${String(place).padStart(3, '0')}`,
    totpSecret: toBase32(createHash('sha1').update(`harbour ${username}`).digest()),
  }
}
