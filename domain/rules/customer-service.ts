import type { MemberInfo } from '../contract/members'

interface Labelled {
  readonly labelIds: readonly string[]
}

/**
 * The customer-service entries for whoever plays (CSV-02, S5): a member with a VIP label gets those of the label, or
 * those without labels where it has none; everyone else gets those without labels.
 * @param label of the member's info; undefined for a guest
 */
export const servicesFor = <Entry extends Labelled>(
  entries: readonly Entry[],
  label: MemberInfo['clubLabel'],
): readonly Entry[] => {
  const isVip = label !== undefined && label.labelName !== ''
  const own = isVip ? entries.filter(({ labelIds }) => labelIds.some((id) => id === label.labelId)) : []
  return own.length > 0 ? own : entries.filter(({ labelIds }) => labelIds.length === 0)
}
