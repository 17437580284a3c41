import type { Benefits } from '../contract/member/benefits'
import type { MemberInfo } from '../contract/member/members'

/** Position of a level for a member: their own, below it, or still ahead. */
export type LevelStatus = 'passed' | 'own' | 'ahead'

export type VipLevel = Benefits[number] & { readonly standing: LevelStatus }

/** Returns the benefits of each VIP label, lowest rank first, with its status for the member (MEM-02, MEM-04). */
export const vipLevels = (benefits: Benefits, label: MemberInfo['clubLabel']): readonly VipLevel[] => {
  const own = benefits.find(({ labelId }) => labelId === label?.labelId)
  const reached = own?.rankLevel ?? label?.rankLevel ?? -Infinity
  return [...benefits]
    .sort((one, other) => one.rankLevel - other.rankLevel)
    .map((level) => ({
      ...level,
      standing: level === own ? 'own' : level.rankLevel <= reached ? 'passed' : 'ahead',
    }))
}
