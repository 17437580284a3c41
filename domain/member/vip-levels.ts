import type { Benefits } from '../contract/member/benefits'
import type { MemberInfo } from '../contract/member/members'

/** Where a level lies for a member: theirs, below it, or still to be reached. */
export type LevelStatus = 'passed' | 'own' | 'ahead'

export type VipLevel = Benefits[number] & { readonly standing: LevelStatus }

/** What each VIP label brings, lowest rank first, as the member stands to it (MEM-02, MEM-04). */
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
