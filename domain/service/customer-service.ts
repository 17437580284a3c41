import type { MemberInfo } from '../contract/member/members'

interface Entry {
  readonly labelIds: readonly string[]
  readonly csPosition: string
}

/**
 * Returns the customer-service entries for the player (CSV-02, S5). A member with a VIP label gets the label's
 * entries, or those without labels if it has none; all others get those without labels. Sorted by `csPosition`, a
 * whole number; entries with any other position follow in the order of the settings.
 * @param label of the member's info; undefined for a guest
 */
export const servicesFor = <Service extends Entry>(
  entries: readonly Service[],
  label: MemberInfo['clubLabel'],
): readonly Service[] => {
  const isVip = label !== undefined && label.labelName !== ''
  const own = isVip ? entries.filter(({ labelIds }) => labelIds.some((id) => id === label.labelId)) : []
  const shown = own.length > 0 ? own : entries.filter(({ labelIds }) => labelIds.length === 0)
  return [...shown].sort((one, other) => compare(positionOf(one), positionOf(other)))
}

/** Returns Infinity for an entry without a numeric position. */
const positionOf = ({ csPosition }: Entry): number =>
  /^\d{1,9}$/u.test(csPosition) ? Number(csPosition) : Infinity

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
