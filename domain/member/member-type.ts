/** A member, or a session that says who plays; its type is the kind of SES-02. */
interface Kind {
  readonly type: number
}

const PLAYERS_AND_AGENTS: readonly number[] = [0, 1, 2]

/** Nobody is in, or a session of type -1, which says nothing of its member: there is one then, and it is of no use. */
export const isGuest = (member: Kind | null): member is null => member === null || member.type === -1

/** May this type of member register others, and is it named so? */
export const isAgent = (type: number): boolean => type === 1 || type === 2

/** Type 4 may do less, and of any other nothing is known. */
export const isPlayerOrAgent = (type: number): boolean => PLAYERS_AND_AGENTS.includes(type)
