import type { MemberInfo, RankProgress } from '../contract/member/members'

export interface Vip {
  readonly name: string
  readonly level: number
  /** Progress to the next rank, 0 to 1; 0 while unknown. */
  readonly progress: number
  /** Conditions met and required, if they are counted. */
  readonly steps: { readonly done: number; readonly total: number } | null
  /** True if there is no higher rank. */
  readonly isTop: boolean
  /** True if its benefits can be earned by playing, so they are shown. */
  readonly showsBenefits: boolean
}

/** Returns the member's VIP data (MEM-04); null without a label. Without `rank` their progress is unknown. */
export const vipOf = (label: MemberInfo['clubLabel'], rank: Rank | undefined): Vip | null => {
  if (!label || label.labelName === '') return null
  return {
    name: label.labelName,
    level: label.rankLevel,
    progress: rank ? vipProgress(rank) : 0,
    isTop: rank !== undefined && !hasWay(rank),
    steps: stepsOf(rank),
    showsBenefits: label.type === 'AUTO',
  }
}

type Rank = Pick<RankProgress, 'labelId' | 'completedConditions' | 'totalExpectedConditions'>

/** Returns 1 without a next rank or without conditions, else the completed share. */
export const vipProgress = (rank: Rank): number =>
  hasWay(rank) ? Math.min(1, rank.completedConditions / rank.totalExpectedConditions) : 1

const hasWay = ({ labelId, totalExpectedConditions }: Rank): boolean =>
  labelId !== undefined && totalExpectedConditions !== 0

const stepsOf = (rank: Rank | undefined): Vip['steps'] =>
  rank && hasWay(rank)
    ? {
        done: Math.min(rank.completedConditions, rank.totalExpectedConditions),
        total: rank.totalExpectedConditions,
      }
    : null
