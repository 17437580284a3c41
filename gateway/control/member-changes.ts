import * as v from 'valibot'
import { fromMinor, toMinor, writeEntry } from '../accounts/ledger'
import { findMemberByName } from '../accounts/members'
import { countSessions, endSessionsOf } from '../accounts/sessions'
import type { GatewayContext } from '../context'
import type { Database } from '../db/open'
import { replaceAccounts } from '../db/payments'
import { changeStanding } from '../db/standings'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const promotionSchema = v.strictObject({ enabled: v.boolean(), count: v.optional(countSchema, 0) })

/** What an operator, or a test, may change about one member; what is left out stays. */
export const memberChangeSchema = v.strictObject({
  username: v.string(),
  firstTimeLogin: v.optional(v.boolean()),
  passwordExpired: v.optional(v.boolean()),
  type: v.optional(v.picklist([0, 1, 2, 4])),
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
  /** In place of all that the member has. */
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

export function changeMember({ db, clock }: GatewayContext, change: MemberChange): void {
  const member = findMemberByName(db, change.username)
  if (member === null) return
  const { firstTimeLogin, passwordExpired, type, balance, registeredAt } = change
  const set = (column: string, value: number) =>
    db.run(`UPDATE member SET ${column} = ? WHERE id = ?`, value, member.id)
  db.transaction(() => {
    if (firstTimeLogin !== undefined) set('is_first_login', firstTimeLogin ? 1 : 0)
    if (passwordExpired !== undefined) set('is_expired', passwordExpired ? 1 : 0)
    if (type !== undefined) set('type', type)
    if (registeredAt !== undefined) set('registered_at', registeredAt)
    changeStanding(db, member.id, change)
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
  })
}

const memberRow = v.object({ id: v.number(), username: v.string(), balance: v.number() })

/** Every member with the number of sessions open and the balance in the currency's unit. */
export function listMembers(db: Database) {
  return db.all(memberRow, 'SELECT id, username, balance FROM member ORDER BY id').map((member) => ({
    ...member,
    balance: fromMinor(member.balance),
    sessions: countSessions(db, member.id),
  }))
}
