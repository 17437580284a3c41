import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Member } from '#gateway/member/members'
import type { ClientBundle } from '../bundle-client'
import { breakConnection } from '#gateway/http/break-connection'
import type { GatewayContext } from '#gateway/gateway-context'
import type { ContentLanguage } from '#gateway/http/language'
import { limitBody } from '#gateway/http/limit-body'
import type { GatewayApp, GatewayEnv, GatewayRequest } from '#gateway/http/types'
import { chatBundle } from './chat-bundle'
import { exchangeChatTicket, findChatMember } from '#gateway/chat/chat-sessions'
import { isTyping, listMessages, markRead, openConversation, sayAsMember } from '#gateway/chat/conversation'

const LARGEST_BODY = 8 * 1024 // bytes
const ticketSchema = v.object({ ticket: v.string(), language: v.string() })
const sayingSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1_000)),
  language: v.string(),
})

/** The chat on its own origin: its page and that page's API (CSV-04). */
export function createChatApp(gateway: GatewayContext): GatewayApp {
  const app: GatewayApp = new Hono<GatewayEnv>()
  app.use('*', limitBody({ maxSize: LARGEST_BODY, onError: refused }))
  app.use('*', behave(gateway))
  app.get('/room', async (c) => {
    const { kind } = gateway.chat.behaviour
    return sendPage(c, await chatBundle(kind === 'hostile' ? kind : 'chat'))
  })
  app.post('/session', async (c) => {
    const input = v.safeParse(ticketSchema, await c.req.json().catch(() => null))
    const token = input.success ? exchangeChatTicket(gateway, input.output.ticket) : null
    const member = token === null ? null : findChatMember(gateway, token)
    if (!input.success || token === null || member === null) return refused(c)
    openConversation(gateway, member.id, languageOf(input.output.language))
    return c.json({ token, name: member.username }, 200, NO_STORE)
  })
  app.get('/messages', (c) =>
    forHolder(gateway, c, (member) => {
      const messages = listMessages(gateway, member.id, Number(c.req.query('after') ?? 0) || 0)
      if (c.req.query('seen') === '1') markRead(gateway, member.id)
      return c.json({ messages, isTyping: isTyping(gateway, member.id) }, 200, NO_STORE)
    }),
  )
  app.post('/messages', async (c) => {
    const saying = v.safeParse(sayingSchema, await c.req.json().catch(() => null))
    return forHolder(gateway, c, (member) => {
      if (!saying.success) return refused(c)
      sayAsMember(gateway, member.id, saying.output.text, languageOf(saying.output.language))
      return c.json({ ok: true }, 200, NO_STORE)
    })
  })
  app.get('/favicon.ico', (c) => c.body(null, 204))
  app.notFound((c) => c.text('Not found\n', 404, NO_STORE))
  return app
}

/** Accepts a request and never responds, while the chat is set to do so. */
const behave =
  ({ chat }: GatewayContext): MiddlewareHandler<GatewayEnv> =>
  (c, next) =>
    chat.behaviour.kind === 'silent' ? breakConnection(c, null, { kind: 'hang', at: 'before' }) : next()

const NO_STORE = { 'Cache-Control': 'no-store' } as const

const refused = (c: GatewayRequest): Response => c.json({ ok: false }, 401, NO_STORE)

function forHolder(
  gateway: GatewayContext,
  c: GatewayRequest,
  handle: (member: Member) => Response,
): Response {
  const member = findChatMember(gateway, c.req.header('Authorization') ?? '')
  return member === null ? refused(c) : handle(member)
}

/** `zh-CN` and `zh-HK` read Chinese (LNG-05); all other languages, including Urdu, English. */
const languageOf = (tag: string): ContentLanguage => (tag.startsWith('zh') ? 'CN' : 'EN')

function sendPage(c: GatewayRequest, { script, style }: ClientBundle): Response {
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Chat</title><style>${style}</style></head><body><script>${script}</script></body></html>`
  return c.html(html, 200, {
    ...NO_STORE,
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src '${hash(script)}'`,
      `style-src '${hash(style)}'`,
      "connect-src 'self'",
      "frame-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`
