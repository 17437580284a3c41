import { isGuest, isPlayerOrAgent } from '../member/member-type'

/**
 * What stands on the chat page (CSV-03, S5): `services` without the switch CBS3, `login` for whoever is not logged in,
 * `refused` for who may not chat, `pending` while nobody has confirmed the login, and `waiting` before the settings have
 * come.
 */
export type ChatAccess = 'waiting' | 'services' | 'login' | 'refused' | 'pending' | 'chat'

interface ChatFacts {
  /** Undefined before the settings have come. */
  readonly hasChat: boolean | undefined
  /** Null for a guest. */
  readonly member: { readonly type: number; readonly isConfirmed: boolean } | null
}

export const chatAccess = ({ hasChat, member }: ChatFacts): ChatAccess => {
  if (hasChat === undefined) return 'waiting'
  if (!hasChat) return 'services'
  if (isGuest(member)) return 'login'
  if (!isPlayerOrAgent(member.type)) return 'refused'
  return member.isConfirmed ? 'chat' : 'pending'
}

/** Has the merchant a chat (CBS3)? Undefined before the settings have come. */
export const hasChatSwitch = (
  settings: { readonly whitelabelVal: Readonly<Record<string, boolean>> } | undefined,
): boolean | undefined => (settings ? settings.whitelabelVal['CBS3'] === true : undefined)

/** Whose unread messages are counted (CSV-03). */
export const countsUnread = (facts: ChatFacts): boolean => {
  const access = chatAccess(facts)
  return access === 'chat' || access === 'pending'
}
