import type { MemberInfo, RankProgress } from '../contract/member/members'

export interface Vip {
  readonly name: string
  readonly level: number
  /** Share of the way to the next rank, 0 to 1; 0 while it is not known. */
  readonly progress: number
  /** Conditions met and asked for, where the way is counted. */
  readonly steps: { readonly done: number; readonly total: number } | null
  /** There is no rank to reach. */
  readonly isTop: boolean
  /** Its benefits can be earned by playing, so they are shown. */
  readonly showsBenefits: boolean
}

/**
 * What there is to say of a member's VIP label (MEM-04); null for a member who has none. Without `rank` their way is
 * not known.
 */
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

/** 1 without a rank to reach or with nothing asked for, else the share of what is done. */
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
