import * as v from 'valibot'
import type { Database } from '../db/database'

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

const standingRow = v.object({
  deposits: v.number(),
  withdrawals: v.number(),
  points: v.number(),
  unread: v.number(),
  app_download: flag,
  app_download_count: v.number(),
  referral: flag,
  referral_count: v.number(),
})

type Row = v.InferOutput<typeof standingRow>

const NOTHING: Row = {
  deposits: 0,
  withdrawals: 0,
  points: 0,
  unread: 0,
  app_download: false,
  app_download_count: 0,
  referral: false,
  referral_count: 0,
}

/** Returns a member's history and their own promotions. */
export function memberStandingOf(db: Database, memberId: number) {
  const sql = 'SELECT * FROM member_standing WHERE member_id = ?'
  const row = db.get(standingRow, sql, memberId) ?? NOTHING
  return {
    deposits: row.deposits,
    withdrawals: row.withdrawals,
    points: row.points,
    unread: row.unread,
    promotions: {
      APP_DOWNLOAD: { enabled: row.app_download, count: row.app_download_count },
      REFERRAL: { enabled: row.referral, count: row.referral_count },
    },
  }
}

interface Change {
  readonly deposits?: number | undefined
  readonly withdrawals?: number | undefined
  readonly points?: number | undefined
  readonly unread?: number | undefined
  readonly promotions?:
    | Readonly<Partial<Record<'APP_DOWNLOAD' | 'REFERRAL', { enabled: boolean; count: number } | undefined>>>
    | undefined
}

/** Changes the given fields only. The caller holds a transaction. */
export function changeMemberStanding(
  db: Database,
  memberId: number,
  { promotions, ...counts }: Change,
): void {
  db.run('INSERT INTO member_standing (member_id) VALUES (?) ON CONFLICT DO NOTHING', memberId)
  const set = (column: string, value: number | undefined) => {
    if (value === undefined) return
    db.run(`UPDATE member_standing SET ${column} = ? WHERE member_id = ?`, value, memberId)
  }
  set('deposits', counts.deposits)
  set('withdrawals', counts.withdrawals)
  set('points', counts.points)
  set('unread', counts.unread)
  for (const [name, column] of PROMOTIONS) {
    const promotion = promotions?.[name]
    if (promotion === undefined) continue
    set(column, promotion.enabled ? 1 : 0)
    set(`${column}_count`, promotion.count)
  }
}

const PROMOTIONS = [
  ['APP_DOWNLOAD', 'app_download'],
  ['REFERRAL', 'referral'],
] as const
