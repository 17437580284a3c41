import * as v from 'valibot'
import { fromMinor } from './ledger'
import type { GatewayContext } from '../gateway-context'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'
import { memberStandingOf } from '../member/member-standing'

const rewardRow = v.object({
  id: v.number(),
  title: v.string(),
  amount: v.number(),
  status: v.string(),
  expires_at: v.nullable(v.number()),
})

/** GET MCSFE_getRewards: the member's own, without expired ones. */
export function listRewards({ db, clock }: GatewayContext, language: ContentLanguage, memberId: number) {
  return db
    .all(
      rewardRow,
      `SELECT id, ${column('title', language)} AS title, amount, status, expires_at FROM reward
       WHERE member_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id`,
      memberId,
      clock.now(),
    )
    .map(({ expires_at: expires, amount, ...row }) => ({
      ...row,
      amount: fromMinor(amount),
      ...(expires !== null && { expires }),
    }))
}

const missionRow = v.object({
  id: v.string(),
  title: v.string(),
  target: v.number(),
  progress: v.nullable(v.number()),
  reward: v.nullable(v.number()),
  words: v.nullable(v.string()),
})

/** GET MCSFE_getMissions with the member's progress; a reward is money, or a text. */
export function listMissions(db: Database, language: ContentLanguage, memberId: number) {
  return db
    .all(
      missionRow,
      `SELECT id, ${column('title', language)} AS title, target, progress, reward,
         ${column('reward', language)} AS words
       FROM mission LEFT JOIN mission_progress ON mission_id = id AND member_id = ? ORDER BY position`,
      memberId,
    )
    .map(({ id, title, target, progress, reward, words }) => ({
      id,
      title,
      progress: Math.min(progress ?? 0, target),
      target,
      reward: words ?? fromMinor(reward ?? 0),
    }))
}

const itemRow = v.object({ id: v.string(), title: v.string(), cost: v.number() })

/** GET MCSFE_getMallItems: the member's points, and the items they buy. */
export function listMall({ db, cdnOrigin }: GatewayContext, language: ContentLanguage, memberId: number) {
  return {
    points: memberStandingOf(db, memberId).points,
    items: db
      .all(itemRow, `SELECT id, ${column('title', language)} AS title, cost FROM mall_item ORDER BY position`)
      .map(({ id, title, cost }) => ({ id, title, image: `${cdnOrigin}/items/${id}.svg?w={w}`, cost })),
  }
}

const artRow = v.object({ motif: v.string(), palette: v.number() })

/** Returns the data that an item's image is drawn from, or null. */
export const findItem = (db: Database, id: string) =>
  db.get(artRow, 'SELECT motif, palette FROM mall_item WHERE id = ?', id)
