import * as v from 'valibot'
import { toMinor, writeEntry } from '#gateway/money/ledger'
import { columns } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'
import { contactOf, DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts'
import { passwordHashes } from './password-hashes'
import { startOfToday } from '../seed/seed-content'
import { seedStanding, STANDING_TABLES } from '../member/seed-standings'

const FIRST_ID = 70_001
const FIRST_DAY = Date.UTC(2024, 2, 5) // registration of the first member; the others follow a day apart
const DAY_MS = 86_400_000

const TABLES = [
  ...STANDING_TABLES,
  'chat_message',
  'chat_session',
  'chat_ticket',
  'effect',
  'tracking_event',
  'push_topic',
  'push_binding',
  'first_answer',
  'game_bet',
  'game_session',
  'launch_ticket',
  'login_ticket',
  'session',
  'social_link',
  'registration',
  'verification_code',
] as const

/** Replaces all members with the demo members, without sessions. */
export async function seedAccounts(db: Database): Promise<void> {
  const hashed = await passwordHashes()
  db.transaction(() => {
    for (const table of [...TABLES, 'ledger_entry', 'member']) db.run(`DELETE FROM ${table}`)
    DEMO_ACCOUNTS.forEach((account, index) => insert(db, account, index, hashed[index] ?? ''))
  })
}

/** True if a database file already has members. Their sessions and money survive a restart. */
export function hasAccounts(db: Database): boolean {
  const row = db.get(v.object({ members: v.number() }), 'SELECT COUNT(*) AS members FROM member')
  return row !== null && row.members > 0
}

function insert(db: Database, account: DemoAccount, index: number, password: string): void {
  const { label, rank = [0, 0] } = account
  const { email, countryDialingCode, mobileNum, totpSecret } = contactOf(account)
  const id = FIRST_ID + index
  const registeredAt = FIRST_DAY + index * DAY_MS
  db.run(
    `INSERT INTO member (id, username, password, type, registered_at, language, profile_icon, email,
       dialling_code, mobile, payee_name, totp_secret, is_address_changed, referral_code, is_first_login, is_expired, verified_by, label_id, label_type, label_rank,
       label_en, label_cn, label_ur, rank_done, rank_total)
     VALUES (?, ?, ?, ?, ?, 'EN', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    account.username,
    password,
    account.type,
    registeredAt,
    (index % 9) + 1,
    email,
    countryDialingCode,
    mobileNum,
    account.payeeName,
    totpSecret,
    account.flag === 'isAddressChanged' ? 1 : 0,
    `${account.username.toUpperCase()}${id}`,
    account.flag === 'isFirstLogin' ? 1 : 0,
    account.flag === 'isExpired' ? 1 : 0,
    account.verifiedBy ?? null,
    label?.id ?? null,
    label?.type ?? null,
    label?.rank ?? null,
    ...(label === undefined ? [null, null, null] : columns(label.name)),
    ...rank,
  )
  writeEntry(db, {
    memberId: id,
    kind: 'opening',
    reference: '',
    amount: toMinor(account.balance),
    at: registeredAt,
  })
  seedStanding(db, id, account.username, startOfToday())
}
