import * as v from 'valibot'
import { openChatTicket } from './chat-sessions'
import { countUnread } from './conversation'
import type { GatewayContext } from '../gateway-context'
import { storedSettings } from '../system/settings'
import { conditional } from '../http/conditional'
import { success } from '../http/envelope'
import { forMember } from '../session/for-member'
import { errorResponse } from '../http/error-response'
import type { GatewayApp } from '../http/types'

const NO_CHAT = 4 // S6: members of this type may not chat, so they have no unread messages

const launchQuery = v.object({
  b2c: v.string(),
  title: v.string(),
  backUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  /** TW is requested as CN (S7). */
  language: v.pipe(v.string(), v.regex(/^[A-Z]{2}(?:-[A-Z]{2})?$/), v.notValue('TW')),
})

const switches = v.object({ whitelabelVal: v.optional(v.object({ CBS3: v.optional(v.boolean(), false) })) })

/** The members' chat (CSV-03, CSV-04): its URL, and its number of unread messages. */
export function chatRoutes(app: GatewayApp, gateway: GatewayContext): void {
  app.get(
    '/wps/relay/CBS_launchChat',
    forMember(gateway, (c, { type, sessionHash }) => {
      const query = v.safeParse(launchQuery, c.req.query())
      if (!query.success) return errorResponse(c, 'request.invalid')
      if (type === NO_CHAT || !hasChat(gateway)) return errorResponse(c, 'no.permission')
      const { title, backUrl } = query.output
      const words = new URLSearchParams({ title, back: backUrl })
      // Behind the #, the ticket appears in no log and no referrer.
      const ticket = openChatTicket(gateway, sessionHash)
      return success(c, { chatUrl: `${gateway.chat.origin}/room?${words.toString()}#ticket=${ticket}` })
    }),
  )
  app.get(
    '/wps/relay/CBS_unreadCount',
    forMember(gateway, (c, { id, type }) =>
      conditional(c, gateway, {
        member: String(id),
        build: () => ({ unReadCount: type === NO_CHAT ? 0 : countUnread(gateway, id) }),
      }),
    ),
  )
}

const hasChat = ({ db }: GatewayContext): boolean =>
  v.parse(switches, storedSettings(db)).whitelabelVal?.CBS3 === true
