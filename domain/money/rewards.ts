import type { Missions, Rewards } from '../contract/member/member-area'

/** Is it too late to claim it (MEM-02)? @param now epoch ms */
export const isExpired = ({ expires }: Pick<Rewards[number], 'expires'>, now: number): boolean =>
  expires !== undefined && expires <= now

/** Can it be claimed, as far as is known here? The gateway has the last word. @param now epoch ms */
export const isClaimable = (reward: Pick<Rewards[number], 'status' | 'expires'>, now: number): boolean =>
  reward.status === 'CLAIMABLE' && !isExpired(reward, now)

export const isMissionComplete = ({
  progress,
  target,
}: Pick<Missions[number], 'progress' | 'target'>): boolean => progress >= target
