import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { chatLaunchSchema } from '#domain/contract/chat/chat'
import { unreadCountSchema } from '#domain/contract/member/member-area'
import { logIn } from '../support/accounts'
import { gateway, useGateway } from '../support/shared-gateway'

const QUERY = { b2c: 'true', title: 'Chat', backUrl: 'https://m.example.com/m/home', language: 'EN' }
const ANSWER_MS = 1_200

let token = ''

useGateway({ settings: { whitelabelVal: { CBS3: true } } })
beforeEach(async () => {
  token = (await logIn('ann')).token
})

const path = (query: Readonly<Record<string, string>> = QUERY) =>
  `/wps/relay/CBS_launchChat?${new URLSearchParams(query).toString()}`
const launch = async (): Promise<URL> =>
  new URL(v.parse(chatLaunchSchema, await gateway.value(path(), { Authorization: token })).chatUrl)
const unread = async (): Promise<number> =>
  v.parse(unreadCountSchema, await gateway.value('/wps/relay/CBS_unreadCount', { Authorization: token }))
    .unReadCount
/** The error code of a launch that is rejected. */
const refusal = async (query: Readonly<Record<string, string>> = QUERY, who = token): Promise<string> => {
  const answer: unknown = await (await gateway.get(path(query), { Authorization: who })).json()
  return v.parse(v.object({ errorCode: v.string() }), answer).errorCode
}

const newsSchema = v.object({
  messages: v.array(v.object({ id: v.number(), author: v.string(), text: v.string() })),
  isTyping: v.boolean(),
})

/** Does what the chat's own page does. */
const chat = (url: URL) => {
  let own = ''
  const call = (where: string, body?: unknown): Promise<Response> =>
    fetch(url.origin + where, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: own, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    open: async (language = 'en-US') => {
      const ticket = new URLSearchParams(url.hash.slice(1)).get('ticket')
      const answer = await call('/session', { ticket, language })
      if (answer.ok) own = v.parse(v.object({ token: v.string() }), await answer.json()).token
      return answer.status
    },
    news: async (query = '') => v.parse(newsSchema, await (await call(`/messages?after=0${query}`)).json()),
    status: async () => (await call('/messages')).status,
    say: async (text: string) => (await call('/messages', { text, language: 'en-US' })).status,
  }
}

test('CSV-04 opens on a separate origin, with a ticket that works once, and ends with the login', async () => {
  const url = await launch()
  expect(url.origin).toBe(gateway.chatOrigin)
  expect(url.href).not.toContain(token)
  const room = chat(url)
  expect([await room.open(), await chat(url).open(), await chat(url).status()]).toEqual([200, 401, 401])
  expect(await room.status()).toBe(200)
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  expect(await room.status()).toBe(401)
  expect((await gateway.get(path())).status).toBe(401)
})

test('CSV-03 CSV-04 rejects members without chat, an unknown language and an unsafe back URL', async () => {
  expect(await refusal(QUERY, (await logIn('dev')).token)).toBe('no.permission')
  for (const change of [
    { language: 'TW' },
    { language: 'zh-CN' },
    { backUrl: 'javascript:alert(1)' },
    { backUrl: '/m/home' },
  ])
    expect(await refusal({ ...QUERY, ...change })).toBe('request.invalid')
  await gateway.control({ settings: { whitelabelVal: { CBS3: false } } })
  expect(await refusal()).toBe('no.permission')
})

test('CSV-03 messages are unread until the member has seen them', async () => {
  const room = chat(await launch())
  await room.open()
  await room.news()
  expect(await unread()).toBe(2)
  await room.news('&seen=1')
  expect(await unread()).toBe(0)
  const say = [
    { username: 'ann', text: 'One more thing.' },
    { username: 'ben', text: 'Hello Ben' },
  ]
  await gateway.control({ chat: { say } })
  expect(await unread()).toBe(1)
  const view: unknown = await (await gateway.get('/__control/chat?username=ben')).json()
  expect(view).toEqual({ messages: [{ author: 'agent', text: 'Hello Ben' }], unread: 1 })
})

test('CSV-04 an agent replies after a moment, and the conversation is stored', async () => {
  const room = chat(await launch())
  await room.open()
  expect([await room.say('   '), await room.say('Where is my bonus?')]).toEqual([401, 200])
  expect((await room.news()).isTyping).toBe(true)
  expect((await room.news()).messages.at(-1)).toMatchObject({ author: 'member', text: 'Where is my bonus?' })
  await gateway.control({ clock: { offsetMs: ANSWER_MS } })
  const { messages, isTyping } = await room.news()
  expect([messages.at(-1)?.author, isTyping]).toEqual(['agent', false])
  const again = chat(await launch())
  await again.open('zh-CN')
  expect((await again.news()).messages).toEqual(messages)
})
