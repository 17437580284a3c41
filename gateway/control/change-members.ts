import * as v from 'valibot'
import { NUMBER_ENTRIES } from '../accounts/account-schemas'
import { toMinor, writeEntry } from '../money/ledger'
import { findMemberByName, type Member } from '../member/members'
import { endSessionsOf } from '../session/sessions'
import type { GatewayContext } from '../gateway-context'
import { hashPassword } from '../crypto/password-hash'
import { newTotpSecret } from '../crypto/totp'
import type { Database } from '../db/database'
import { replaceAccounts } from '../money/payment-methods'
import { changeMemberStanding, memberStandingOf } from '../member/member-standing'
import { writePoints } from '../money/points'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const promotionSchema = v.strictObject({ enabled: v.boolean(), count: v.optional(countSchema, 0) })

/** Changes that an operator or a test makes to one member; absent fields are unchanged. */
export const memberChangeSchema = v.strictObject({
  username: v.string(),
  firstTimeLogin: v.optional(v.boolean()),
  passwordExpired: v.optional(v.boolean()),
  type: v.optional(v.picklist([0, 1, 2, 4])),
  /** Null removes the password: the member cannot log in with one. */
  password: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty()))),
  email: v.optional(v.nullable(v.string())),
  mobile: v.optional(v.nullable(v.strictObject(NUMBER_ENTRIES))),
  payeeName: v.optional(v.nullable(v.string())),
  /** The second factors that a login requires; `ga` sets up an authenticator if there is none. */
  verifiedBy: v.optional(v.array(v.picklist(['payeeName', 'sms', 'ga', 'email']))),
  /** The next login is rejected with token_ip_different. */
  ipChanged: v.optional(v.boolean()),
  /** In the currency's unit; booked as a correction. */
  balance: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  endSessions: v.optional(v.literal(true)),
  /** Epoch ms. */
  registeredAt: v.optional(v.number()),
  deposits: v.optional(countSchema),
  withdrawals: v.optional(countSchema),
  points: v.optional(countSchema),
  unread: v.optional(countSchema),
  promotions: v.optional(
    v.strictObject({ APP_DOWNLOAD: v.optional(promotionSchema), REFERRAL: v.optional(promotionSchema) }),
  ),
  /** Replaces all of the member's accounts. */
  accounts: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(['bank', 'virtual', 'wallet']),
        label: v.pipe(v.string(), v.nonEmpty()),
        masked: v.string(),
      }),
    ),
  ),
})

type MemberChange = v.InferOutput<typeof memberChangeSchema>

/** Changes members one after the other; the caller has already rejected unknown names. */
export async function changeMembers(
  gateway: GatewayContext,
  changes: readonly MemberChange[],
): Promise<void> {
  for (const change of changes) {
    const { password } = change
    const hash = typeof password === 'string' ? await hashPassword(password) : password
    const member = findMemberByName(gateway.db, change.username)
    if (member !== null) gateway.db.transaction(() => apply(gateway, member, change, hash))
  }
}

/** @param hash null removes the password, undefined leaves it unchanged */
function apply(
  { db, clock }: GatewayContext,
  member: Member,
  change: MemberChange,
  hash: string | null | undefined,
): void {
  const { balance, points, ...standing } = change
  setColumns(db, member.id, columnsOf(change, hash))
  if (change.verifiedBy?.includes('ga') === true && member.totpSecret === null) {
    setColumns(db, member.id, { totp_secret: newTotpSecret() })
  }
  changeMemberStanding(db, member.id, standing)
  if (points !== undefined) {
    const amount = points - memberStandingOf(db, member.id).points
    writePoints(db, {
      memberId: member.id,
      kind: 'correction',
      reference: 'control',
      amount,
      at: clock.now(),
    })
  }
  if (change.accounts !== undefined) replaceAccounts(db, member.id, change.accounts)
  if (change.endSessions === true) endSessionsOf(db, member.id)
  if (balance === undefined) return
  const amount = toMinor(balance) - member.balance
  writeEntry(db, {
    memberId: member.id,
    kind: 'correction',
    reference: 'control',
    amount,
    at: clock.now(),
  })
}

type Columns = Readonly<Record<string, string | number | null | undefined>>

const columnsOf = (change: MemberChange, hash: string | null | undefined): Columns => ({
  is_first_login: asNumber(change.firstTimeLogin),
  is_expired: asNumber(change.passwordExpired),
  is_address_changed: asNumber(change.ipChanged),
  type: change.type,
  registered_at: change.registeredAt,
  password: hash === null ? '' : hash,
  email: change.email,
  dialling_code: change.mobile === null ? null : change.mobile?.countryDialingCode,
  mobile: change.mobile === null ? null : change.mobile?.mobileNum,
  payee_name: change.payeeName,
  verified_by: change.verifiedBy?.length === 0 ? null : change.verifiedBy?.join(','),
})

const asNumber = (isSet: boolean | undefined) => (isSet === undefined ? undefined : Number(isSet))

/** Undefined leaves a column unchanged. */
function setColumns(db: Database, memberId: number, columns: Columns): void {
  for (const [column, value] of Object.entries(columns)) {
    if (value !== undefined) db.run(`UPDATE member SET ${column} = ? WHERE id = ?`, value, memberId)
  }
}
