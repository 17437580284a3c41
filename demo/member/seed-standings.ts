import { toMinor } from '#gateway/money/ledger'
import { columns } from '#gateway/db/localised'
import type { Database } from '#gateway/db/database'
import { STANDINGS, type Standing } from './standings'

const DAY_MS = 86_400_000

/** Tables with a member's own data, cleared before the members. */
export const STANDING_TABLES = [
  'feedback',
  'point_entry',
  'payment',
  'mission_progress',
  'reward',
  'payout_account',
  'member_standing',
] as const

/** Seeds one demo member's data and history; rewards end this many days after `today` (epoch ms). */
export function seedStanding(db: Database, memberId: number, username: string, today: number): void {
  const standing: Standing = STANDINGS[username] ?? {}
  const { deposits = 0, withdrawals = 0, points = 0, unread = 0, appDownload, referral } = standing
  db.run(
    `INSERT INTO member_standing (member_id, deposits, withdrawals, points, unread,
       app_download, app_download_count, referral, referral_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    memberId,
    deposits,
    withdrawals,
    points,
    unread,
    appDownload === undefined ? 0 : 1,
    appDownload ?? 0,
    referral === undefined ? 0 : 1,
    referral ?? 0,
  )
  if (points > 0) {
    db.run(
      `INSERT INTO point_entry (member_id, kind, reference, amount, balance, at) VALUES (?, 'opening', 'seed', ?, ?, ?)`,
      memberId,
      points,
      points,
      today,
    )
  }
  for (const [kind, label, masked] of standing.accounts ?? []) {
    db.run(
      'INSERT INTO payout_account (member_id, kind, label_en, label_cn, label_ur, masked) VALUES (?, ?, ?, ?, ?, ?)',
      memberId,
      kind,
      ...columns(label),
      masked,
    )
  }
  for (const { title, amount, status, expiresInDays } of standing.rewards ?? []) {
    db.run(
      `INSERT INTO reward (member_id, title_en, title_cn, title_ur, amount, status, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      memberId,
      ...columns(title),
      toMinor(amount),
      status,
      expiresInDays === undefined ? null : today + expiresInDays * DAY_MS,
    )
  }
  for (const [mission, progress] of Object.entries(standing.progress ?? {})) {
    db.run(
      'INSERT INTO mission_progress (member_id, mission_id, progress) VALUES (?, ?, ?)',
      memberId,
      mission,
      progress,
    )
  }
}
