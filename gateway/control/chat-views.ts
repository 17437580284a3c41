import * as v from 'valibot'
import { findMemberByName } from '../member/members'
import { chatBehaviourSchema } from '../chat/chat-server'
import { countUnread, listMessages, sayAsAgent } from '../chat/conversation'
import type { GatewayContext } from '../gateway-context'
import type { GatewayApp } from '../http/types'

/** Sets the behaviour of the chat, or sends an agent's message to a member. */
export const chatCommandSchema = v.strictObject({
  behaviour: v.optional(chatBehaviourSchema),
  say: v.optional(
    v.array(
      v.strictObject({
        username: v.string(),
        text: v.pipe(v.string(), v.nonEmpty()),
        /** A URL that a tap on the message opens. */
        link: v.optional(v.string()),
      }),
    ),
  ),
})

/** An unknown name has no effect. */
export function commandChat(gateway: GatewayContext, command: v.InferOutput<typeof chatCommandSchema>): void {
  if (command.behaviour !== undefined) gateway.chat.behaviour = command.behaviour
  for (const { username, ...saying } of command.say ?? []) {
    const member = findMemberByName(gateway.db, username)
    if (member !== null) sayAsAgent(gateway, member.id, saying)
  }
}

/** Returns a member's conversation, and how much of it the member has not seen. */
export function chatViews(app: GatewayApp, gateway: GatewayContext): void {
  app.get('/__control/chat', (c) => {
    const member = findMemberByName(gateway.db, c.req.query('username') ?? '')
    if (member === null) return c.json({ ok: false }, 404)
    const messages = listMessages(gateway, member.id, 0).map(({ author, text }) => ({ author, text }))
    return c.json({ messages, unread: countUnread(gateway, member.id) })
  })
}
