import { isGuest, isPlayerOrAgent } from '../member/member-type'

/**
 * Content of the chat page (CSV-03, S5): `services` without the switch CBS3, `login` for a guest, `refused` for
 * players who may not chat, `pending` while the login is unconfirmed, and `waiting` before the settings are loaded.
 */
export type ChatAccess = 'waiting' | 'services' | 'login' | 'refused' | 'pending' | 'chat'

interface ChatFacts {
  /** Undefined before the settings are loaded. */
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

/** True if the merchant has a chat (CBS3). Undefined before the settings are loaded. */
export const hasChatSwitch = (
  settings: { readonly whitelabelVal: Readonly<Record<string, boolean>> } | undefined,
): boolean | undefined => (settings ? settings.whitelabelVal['CBS3'] === true : undefined)

/** True if unread messages are counted for this player (CSV-03). */
export const countsUnread = (facts: ChatFacts): boolean => {
  const access = chatAccess(facts)
  return access === 'chat' || access === 'pending'
}
