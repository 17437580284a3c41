import type { ContentLanguage } from '../http/language'

/** A message of an agent; `link` is a URL that a tap opens. */
export interface AgentMessage {
  readonly text: string
  readonly link?: string | undefined
}

/** Replies to members in the chat. */
export interface ChatAgent {
  /** The opening message, then those that may have been unread before. */
  greetings(language: ContentLanguage): readonly AgentMessage[]
  /** @param turn how many messages the member has written */
  reply(text: string, language: ContentLanguage, turn: number): AgentMessage
}
