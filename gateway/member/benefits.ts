import * as v from 'valibot'
import type { ContentLanguage } from '../http/language'
import { column } from '../db/localised'
import type { Database } from '../db/database'

const labelRow = v.object({ label_id: v.string(), name: v.string(), rank_level: v.number() })
const benefitRow = v.object({ label_id: v.string(), text: v.string() })

/**
 * GET MCSFE_getBenefits: the ranks that every member can reach, lowest first, and a label set by hand for its holder.
 */
export function listBenefits(db: Database, language: ContentLanguage, ownLabel: string | null) {
  const benefits = db.all(
    benefitRow,
    `SELECT label_id, ${column('text', language)} AS text FROM benefit ORDER BY label_id, position`,
  )
  return db
    .all(
      labelRow,
      `SELECT label_id, ${column('name', language)} AS name, rank_level FROM benefit_label
       WHERE is_public = 1 OR label_id = ? ORDER BY rank_level, is_public DESC`,
      ownLabel,
    )
    .map(({ label_id: labelId, name, rank_level: rankLevel }) => ({
      labelId,
      labelName: name,
      rankLevel,
      benefits: benefits.filter((benefit) => benefit.label_id === labelId).map(({ text }) => text),
    }))
}
