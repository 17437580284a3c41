import * as v from 'valibot'
import { fromMinor } from './ledger'
import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'
import { memberStandingOf } from '../member/member-standing'

const methodRow = v.object({ id: v.string(), name: v.string(), min: v.number(), max: v.number() })

/** GET MCSFE_getDepositSettings: the member's deposits so far, and the payment methods. */
export function depositSettings(
  { db, cdnOrigin }: GatewayContext,
  language: ContentLanguage,
  memberId: number,
) {
  return {
    totalDepositSuccessCount: memberStandingOf(db, memberId).deposits,
    methods: db
      .all(
        methodRow,
        `SELECT id, ${column('name', language)} AS name, min, max FROM payment_method ORDER BY position`,
      )
      .map(({ id, name, min, max }) => ({
        id,
        name,
        image: `${cdnOrigin}/methods/${id}.svg?w={w}`,
        min: fromMinor(min),
        max: fromMinor(max),
      })),
  }
}

const signRow = v.object({ sign: v.string(), accent: v.string() })

/** Returns the data that a method's image is drawn from, or null. */
export const findMethod = (db: Database, id: string) =>
  db.get(signRow, 'SELECT sign, accent FROM payment_method WHERE id = ?', id)

const accountRow = v.object({ id: v.number(), kind: v.string(), label: v.string(), masked: v.string() })

/** GET MCSFE_getWithdrawAccountInfo: the member's withdrawals so far, and the payout accounts. */
export function withdrawAccounts(db: Database, language: ContentLanguage, memberId: number) {
  const accounts = db.all(
    accountRow,
    `SELECT id, kind, ${column('label', language)} AS label, masked FROM payout_account
     WHERE member_id = ? ORDER BY id`,
    memberId,
  )
  const of = (kind: string) => accounts.filter((one) => one.kind === kind).map(({ kind: _, ...rest }) => rest)
  return {
    totalWithdrawSuccessCount: memberStandingOf(db, memberId).withdrawals,
    fullBankCardList: of('bank'),
    fullVirtualWalletList: of('virtual'),
    fullEWalletList: of('wallet'),
  }
}

interface NewAccount {
  readonly kind: 'bank' | 'virtual' | 'wallet'
  readonly label: string
  readonly masked: string
}

/** Replaces all of a member's accounts. The caller holds a transaction. */
export function replaceAccounts(db: Database, memberId: number, accounts: readonly NewAccount[]): void {
  db.run('DELETE FROM payout_account WHERE member_id = ?', memberId)
  for (const { kind, label, masked } of accounts) {
    db.run(
      'INSERT INTO payout_account (member_id, kind, label_en, label_cn, label_ur, masked) VALUES (?, ?, ?, ?, ?, ?)',
      memberId,
      kind,
      label,
      label,
      label,
      masked,
    )
  }
}
