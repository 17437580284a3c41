import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { chatLaunchSchema } from '#domain/contract/chat/chat'
import { unreadCountSchema } from '#domain/contract/member/member-area'
import { logIn } from '../support/log-in'
import { codeOf } from '../support/player'
import { type RunningGateway, runGateway } from '../support/running-gateway'

const QUERY = { b2c: 'true', title: 'Chat', backUrl: 'https://m.example.com/m/home', language: 'EN' }
const ANSWER_MS = 1_200

let gateway: RunningGateway
let token = ''

beforeAll(async () => {
  gateway = await runGateway()
})
beforeEach(async () => {
  await gateway.control({ settings: { whitelabelVal: { CBS3: true } } })
  token = (await logIn(gateway, 'ann')).token
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const path = (query: Readonly<Record<string, string>> = QUERY) =>
  `/wps/relay/CBS_launchChat?${new URLSearchParams(query).toString()}`
const ask = async (query?: Readonly<Record<string, string>>, who = token): Promise<unknown> =>
  (await gateway.get(path(query), { Authorization: who, Language: 'EN' })).json()
const launch = async (): Promise<URL> =>
  new URL(v.parse(chatLaunchSchema, await gateway.value(path(), { Authorization: token })).chatUrl)
const unread = async (): Promise<number> =>
  v.parse(unreadCountSchema, await gateway.value('/wps/relay/CBS_unreadCount', { Authorization: token }))
    .unReadCount

const openedSchema = v.object({ token: v.string(), name: v.string() })
const newsSchema = v.object({
  messages: v.array(v.object({ id: v.number(), author: v.string(), text: v.string() })),
  isTyping: v.boolean(),
})

/** Does what the chat's own page does. */
const chat = (url: URL) => {
  let own = ''
  const call = async (where: string, body?: unknown): Promise<Response> =>
    fetch(url.origin + where, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: own, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    open: async (language = 'en-US') => {
      const ticket = new URLSearchParams(url.hash.slice(1)).get('ticket')
      const answer = await call('/session', { ticket, language })
      if (answer.ok) own = v.parse(openedSchema, await answer.json()).token
      return answer.status
    },
    news: async (after = 0, query = '') =>
      v.parse(newsSchema, await (await call(`/messages?after=${String(after)}${query}`)).json()),
    status: async () => (await call('/messages')).status,
    say: async (text: string) => (await call('/messages', { text, language: 'en-US' })).status,
  }
}

describe('CSV-04 opening the chat', () => {
  test('CSV-04 on a separate origin, with a ticket that works once', async () => {
    const url = await launch()
    expect(url.origin).toBe(gateway.chatOrigin)
    expect(url.href).not.toContain(token)
    expect(await chat(url).open()).toBe(200)
    expect(await chat(url).open()).toBe(401)
    expect(await chat(url).status()).toBe(401)
  })

  test.each([
    ['a member of type 4', async () => (await logIn(gateway, 'dev')).token],
    [
      'anybody where the merchant has none',
      async () => {
        await gateway.control({ settings: { whitelabelVal: { CBS3: false } } })
        return token
      },
    ],
  ])('CSV-03 not for %s', async (_who, tokenOf) => {
    expect(codeOf(await ask(QUERY, await tokenOf()))).toBe('no.permission')
  })

  test.each([
    ['language', 'TW'],
    ['language', 'zh-CN'],
    ['backUrl', 'javascript:alert(1)'],
    ['backUrl', '/m/home'],
  ])('CSV-04 rejects a request whose %s is %s', async (name, value) => {
    expect(codeOf(await ask({ ...QUERY, [name]: value }))).toBe('request.invalid')
  })

  test('CSV-04 needs a login and ends with it', async () => {
    expect((await gateway.get(path())).status).toBe(401)
    const room = chat(await launch())
    await room.open()
    expect(await room.status()).toBe(200)
    await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
    expect(await room.status()).toBe(401)
  })
})

describe('CSV-03 messages', () => {
  test('CSV-03 shows unread messages, which are read once the member has seen them', async () => {
    expect(await unread()).toBe(2)
    const room = chat(await launch())
    await room.open()
    expect((await room.news()).messages.map(({ author }) => author)).toEqual(['agent', 'agent'])
    expect(await unread()).toBe(2)
    await room.news(0, '&seen=1')
    expect(await unread()).toBe(0)
    await gateway.control({ chat: { say: [{ username: 'ann', text: 'One more thing.' }] } })
    expect(await unread()).toBe(1)
  })

  test('CSV-04 an agent replies after a moment, and the conversation is stored', async () => {
    const room = chat(await launch())
    await room.open()
    expect(await room.say('Where is my bonus?')).toBe(200)
    expect(await room.news()).toMatchObject({ isTyping: true })
    expect((await room.news()).messages.at(-1)).toMatchObject({
      author: 'member',
      text: 'Where is my bonus?',
    })
    await gateway.control({ clock: { offsetMs: ANSWER_MS } })
    const { messages, isTyping } = await room.news()
    expect([messages.at(-1)?.author, isTyping]).toEqual(['agent', false])
    const again = chat(await launch())
    await again.open('zh-CN')
    expect((await again.news()).messages).toEqual(messages)
  })

  test('CSV-04 rejects an empty message', async () => {
    const room = chat(await launch())
    await room.open()
    expect(await room.say('   ')).toBe(401)
  })

  test('DEP-04 the control view shows the member’s messages and no other member’s', async () => {
    await gateway.control({ chat: { say: [{ username: 'ben', text: 'Hello Ben' }] } })
    const view: unknown = await (await gateway.get('/__control/chat?username=ben')).json()
    expect(view).toEqual({ messages: [{ author: 'agent', text: 'Hello Ben' }], unread: 1 })
    expect((await gateway.get('/__control/chat?username=nobody')).status).toBe(404)
  })
})
