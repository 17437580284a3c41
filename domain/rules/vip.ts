import type { MemberInfo, RankProgress } from '../contract/members'

export interface Vip {
  readonly name: string
  readonly level: number
  /** Share of the way to the next rank, 0 to 1. */
  readonly progress: number
  /** Conditions met and asked for, where the way is counted. */
  readonly steps: { readonly done: number; readonly total: number } | null
  /** Its benefits can be earned by playing, so they are shown. */
  readonly showsBenefits: boolean
}

/** What there is to say of a member's VIP label (MEM-04); null for a member who has none. */
export const vipOf = (
  label: MemberInfo['clubLabel'],
  rank: Pick<RankProgress, 'labelId' | 'completedConditions' | 'totalExpectedConditions'> | undefined,
): Vip | null => {
  if (!label || label.labelName === '') return null
  return {
    name: label.labelName,
    level: label.rankLevel,
    progress: vipProgress(rank),
    steps: stepsOf(rank),
    showsBenefits: label.type === 'AUTO',
  }
}

/** 1 without a rank to reach or with nothing asked for, else the share of what is done. */
export const vipProgress = (
  rank: Pick<RankProgress, 'labelId' | 'completedConditions' | 'totalExpectedConditions'> | undefined,
): number => {
  if (rank?.labelId === undefined || rank.totalExpectedConditions === 0) return 1
  return Math.min(1, rank.completedConditions / rank.totalExpectedConditions)
}

const stepsOf = (
  rank: Pick<RankProgress, 'labelId' | 'completedConditions' | 'totalExpectedConditions'> | undefined,
): Vip['steps'] => {
  if (rank?.labelId === undefined || rank.totalExpectedConditions === 0) return null
  return {
    done: Math.min(rank.completedConditions, rank.totalExpectedConditions),
    total: rank.totalExpectedConditions,
  }
}
