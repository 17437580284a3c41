import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { chatLaunchSchema } from '#domain/contract/chat/chat'
import { logIn } from '../support/accounts'
import { gateway, useGateway } from '../support/shared-gateway'

const QUERY = { b2c: 'true', title: 'Chat', backUrl: 'https://m.example.com/m/home', language: 'EN' }

let token = ''

useGateway({ settings: { whitelabelVal: { CBS3: true } } })
beforeEach(async () => (token = (await logIn('ann')).token))

const PATH = `/wps/relay/CBS_launchChat?${new URLSearchParams(QUERY).toString()}`
const launch = async (): Promise<URL> =>
  new URL(v.parse(chatLaunchSchema, await gateway.value(PATH, { Authorization: token })).chatUrl)
/** Exchanges the ticket of a chat's URL, as its own page does. */
const exchange = (url: URL) =>
  fetch(`${url.origin}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket: new URLSearchParams(url.hash.slice(1)).get('ticket'), language: 'en-US' }),
  })

test('CSV-04 opens on a separate origin, with a ticket that works once, and ends with the login', async () => {
  const url = await launch()
  expect(url.origin).toBe(gateway.chatOrigin)
  expect(url.href).not.toContain(token)
  const first = await exchange(url)
  const { token: own } = v.parse(v.object({ token: v.string() }), await first.json())
  expect((await exchange(url)).status).toBe(401)
  const messages = async (Authorization: string) =>
    (await fetch(`${url.origin}/messages`, { headers: { Authorization } })).status
  expect([await messages(own), await messages('')]).toEqual([200, 401])
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  expect(await messages(own)).toBe(401)
  expect((await gateway.get(PATH)).status).toBe(401)
})
