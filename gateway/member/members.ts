import * as v from 'valibot'
import type { Database } from '../db/database'

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

const memberRow = v.pipe(
  v.object({
    id: v.number(),
    username: v.string(),
    password: v.string(),
    type: v.number(),
    registered_at: v.number(),
    language: v.string(),
    profile_icon: v.number(),
    email: v.nullable(v.string()),
    mobile: v.nullable(v.string()),
    referral_code: v.string(),
    is_first_login: flag,
    is_expired: flag,
    verified_by: v.nullable(v.string()),
    label_id: v.nullable(v.string()),
    label_type: v.nullable(v.string()),
    label_rank: v.nullable(v.number()),
    label_en: v.nullable(v.string()),
    label_cn: v.nullable(v.string()),
    label_ur: v.nullable(v.string()),
    rank_done: v.number(),
    rank_total: v.number(),
    balance: v.number(),
    dialling_code: v.nullable(v.string()),
    payee_name: v.nullable(v.string()),
    totp_secret: v.nullable(v.string()),
    totp_step: v.number(),
    is_address_changed: flag,
  }),
  v.transform((row) => ({
    id: row.id,
    username: row.username,
    /** Its hash; null if no password can log in. */
    password: row.password === '' ? null : row.password,
    type: row.type,
    registeredAt: row.registered_at,
    language: row.language,
    profileIcon: row.profile_icon,
    email: row.email,
    diallingCode: row.dialling_code,
    mobile: row.mobile,
    payeeName: row.payee_name,
    /** Base32; null if no authenticator is set up. */
    totpSecret: row.totp_secret,
    /** The latest 30-second step whose code was used, 0 for none. */
    totpStep: row.totp_step,
    /** True if the next login comes from another IP address than earlier ones. */
    isAddressChanged: row.is_address_changed,
    referralCode: row.referral_code,
    isFirstLogin: row.is_first_login,
    isExpired: row.is_expired,
    /** The second factors that a login requires; none if empty. */
    verifiedBy: row.verified_by?.split(',') ?? [],
    label:
      row.label_en === null
        ? null
        : {
            id: row.label_id,
            type: row.label_type ?? '',
            rank: row.label_rank ?? 0,
            name: { EN: row.label_en, CN: row.label_cn ?? row.label_en, UR: row.label_ur ?? row.label_en },
          },
    rank: { done: row.rank_done, total: row.rank_total },
    /** In hundredths of the currency's unit. */
    balance: row.balance,
  })),
)

export type Member = v.InferOutput<typeof memberRow>

/** A phone: digits of the country code, without plus, and digits of the number. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Returns a member by name, ignoring case, or null. */
export function findMemberByName(db: Database, username: string): Member | null {
  return db.get(memberRow, 'SELECT * FROM member WHERE username = ?', username.trim().toLowerCase())
}

/** Returns the member who has this number, or null. */
export function findMemberByNumber(
  db: Database,
  { countryDialingCode, mobileNum }: PhoneNumber,
): Member | null {
  const sql = 'SELECT * FROM member WHERE mobile = ? AND dialling_code = ? ORDER BY id'
  return db.get(memberRow, sql, mobileNum, countryDialingCode)
}

export function findMemberById(db: Database, id: number): Member | null {
  return db.get(memberRow, 'SELECT * FROM member WHERE id = ?', id)
}

/** Returns the member of a session token, or null for an unknown or ended session. */
export function findMemberBySession(db: Database, tokenHash: string): Member | null {
  return db.get(
    memberRow,
    'SELECT member.* FROM session JOIN member ON member.id = session.member_id WHERE token_hash = ?',
    tokenHash,
  )
}

/** Returns all members, oldest registration first. */
export function listMembers(db: Database): Member[] {
  return db.all(memberRow, 'SELECT * FROM member ORDER BY id')
}
