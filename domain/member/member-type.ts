/** A member, or the member of a session; its type is defined by SES-02. */
interface Kind {
  readonly type: number
}

const PLAYERS_AND_AGENTS: readonly number[] = [0, 1, 2]

/** True if nobody is logged in, or for a session of type -1, which is unusable because its member is unknown. */
export const isGuest = (member: Kind | null): member is null => member === null || member.type === -1

/** True if this type of member is an agent, who may register others. */
export const isAgent = (type: number): boolean => type === 1 || type === 2

/** False for type 4, which is restricted, and for unknown types. */
export const isPlayerOrAgent = (type: number): boolean => PLAYERS_AND_AGENTS.includes(type)
