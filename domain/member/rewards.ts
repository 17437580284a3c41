import type { Missions, Rewards } from '../contract/member/member-area'

/** True if it can no longer be claimed (MEM-02). @param now epoch ms */
export const isExpired = ({ expires }: Pick<Rewards[number], 'expires'>, now: number): boolean =>
  expires !== undefined && expires <= now

/** True if it can be claimed, as far as is known here; the gateway decides. @param now epoch ms */
export const isClaimable = (reward: Pick<Rewards[number], 'status' | 'expires'>, now: number): boolean =>
  reward.status === 'CLAIMABLE' && !isExpired(reward, now)

export const isMissionComplete = ({
  progress,
  target,
}: Pick<Missions[number], 'progress' | 'target'>): boolean => progress >= target
