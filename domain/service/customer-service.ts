import type { MemberInfo } from '../contract/member/members'

interface Entry {
  readonly labelIds: readonly string[]
  readonly csPosition: string
}

/**
 * The customer-service entries for whoever plays (CSV-02, S5): a member with a VIP label gets those of the label, or
 * those without labels where it has none; everyone else gets those without labels. They are ordered by `csPosition`, a
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

/** Infinity for an entry without a position in numbers. */
const positionOf = ({ csPosition }: Entry): number =>
  /^\d{1,9}$/u.test(csPosition) ? Number(csPosition) : Infinity

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
