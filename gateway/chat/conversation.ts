import * as v from 'valibot'
import type { GatewayContext } from '../gateway-context'
import { changeMemberStanding, memberStandingOf } from '../member/member-standing'
import type { AgentMessage } from './chat-agent'
import type { ContentLanguage } from '../http/language'

const ANSWER_MS = 1_200 // about the time it takes to write a short line
const MAX_STORED_MESSAGES = 20 // of the messages before the first opening

const messageRow = v.object({
  id: v.number(),
  author: v.picklist(['member', 'agent']),
  text: v.string(),
  link: v.nullable(v.string()),
  at: v.number(),
})

export type ChatMessage = v.InferOutput<typeof messageRow>

/** Returns the messages after a given one, without those that are still being written. */
export function listMessages({ db, clock }: GatewayContext, memberId: number, after: number): ChatMessage[] {
  const sql =
    'SELECT id, author, text, link, at FROM chat_message WHERE member_id = ? AND id > ? AND at <= ? ORDER BY id'
  return db.all(messageRow, sql, memberId, after, clock.now())
}

/** True if an agent is writing to the member now. */
export const isTyping = (gateway: GatewayContext, memberId: number): boolean =>
  count(gateway, 'at > ?', memberId) > 0

/** Number of agent messages that the member has not seen. */
export const countUnread = (gateway: GatewayContext, memberId: number): number =>
  memberStandingOf(gateway.db, memberId).unread +
  count(gateway, "author = 'agent' AND is_read = 0 AND at <= ?", memberId)

/** Marks all messages so far as read. */
export function markRead({ db, clock }: GatewayContext, memberId: number): void {
  db.run('UPDATE chat_message SET is_read = 1 WHERE member_id = ? AND at <= ?', memberId, clock.now())
  changeMemberStanding(db, memberId, { unread: 0 })
}

/** Greets the member at the first opening, with the messages that were counted as unread. */
export function openConversation(gateway: GatewayContext, memberId: number, language: ContentLanguage): void {
  const { db, clock } = gateway
  const waiting = Math.min(memberStandingOf(db, memberId).unread, MAX_STORED_MESSAGES)
  const isNew = count(gateway, 'at <= ?', memberId) === 0
  const lines = gateway.content.chatAgent.greetings(language)
  const first = lines[0]
  const said = Array.from({ length: isNew ? Math.max(1, waiting) : waiting }, (_, place) =>
    place === 0 ? first : (lines[1 + ((place - 1) % (lines.length - 1))] ?? first),
  )
  said.forEach((line, place) => {
    if (line !== undefined)
      write(gateway, memberId, 'agent', line, clock.now() - (said.length - place) * 60_000)
  })
  changeMemberStanding(db, memberId, { unread: 0 })
}

/** Adds a member's message: an agent replies after a moment. */
export function sayAsMember(
  gateway: GatewayContext,
  memberId: number,
  text: string,
  language: ContentLanguage,
): void {
  const now = gateway.clock.now()
  write(gateway, memberId, 'member', { text }, now)
  const turn = count(gateway, "author = 'member' AND at <= ?", memberId)
  const reply = gateway.content.chatAgent.reply(text, language, turn)
  write(gateway, memberId, 'agent', reply, now + ANSWER_MS)
}

/** Adds an agent's message that is not a reply. */
export const sayAsAgent = (gateway: GatewayContext, memberId: number, message: AgentMessage): void =>
  write(gateway, memberId, 'agent', message, gateway.clock.now())

function write(
  { db }: GatewayContext,
  memberId: number,
  author: ChatMessage['author'],
  { text, link }: AgentMessage,
  at: number,
): void {
  db.run(
    'INSERT INTO chat_message (member_id, author, text, link, at) VALUES (?, ?, ?, ?, ?)',
    memberId,
    author,
    text,
    link ?? null,
    at,
  )
}

const countRow = v.object({ found: v.number() })

/** @param condition has one `?`, which is bound to the current time */
const count = ({ db, clock }: GatewayContext, condition: string, memberId: number): number =>
  db.get(
    countRow,
    `SELECT COUNT(*) AS found FROM chat_message WHERE member_id = ? AND ${condition}`,
    memberId,
    clock.now(),
  )?.found ?? 0
