import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { rsaKeysOf } from '#worker/crypto/rsa-keys'
import { createEncryptedPost } from '#worker/net/encrypted-post'
import { handOut, openPost, rsaKey } from '../support/decrypting-gateway'
import { PATH, rig, useRequestRig } from '../support/request-rig'

const KEY = rsaKey()
const PAYLOAD = { username: 'ann', password: 'pässwört 密码 🎲', nested: { n: 1 } }

useRequestRig()
beforeEach(() => handOut(rig.gateway, KEY))

const create = (pathOf = (path: string): string => path) => {
  const httpClient = rig.httpClient({ pathOf })
  return { post: createEncryptedPost({ httpClient, pathOf }), keys: rsaKeysOf(httpClient) }
}
const send = (post = create().post) =>
  post({ path: PATH, access: 'open', payload: PAYLOAD, alert: false }, v.unknown())
const posts = (path = PATH) => rig.gateway.requests.filter((request) => request.path === path)

/** The only post that was sent, decrypted. */
const opened = (path = PATH): unknown => {
  const [post, ...others] = posts(path)
  if (!post || others.length > 0) throw new Error('not one post')
  return openPost(post, KEY)
}

test('NET-08 an encrypted post can be decrypted with node:crypto as the contract defines it', async () => {
  expect(await send()).toEqual({ ok: true, value: { answer: 42 } })
  expect(opened()).toEqual(PAYLOAD)
})

test('NET-08 shows nothing of the payload, and no two posts are alike', async () => {
  const { post } = create()
  await send(post)
  await send(post)
  const [first, second] = posts()
  // Three letters, such as the name, may be in any encrypted text.
  expect(first?.body).not.toMatch(/username|pässwört/u)
  expect(first?.body).not.toBe(second?.body)
  expect(first?.headers.get('Encryption')).not.toBe(second?.headers.get('Encryption'))
})

test('NET-08 one key is fetched for each post, never cached, and a prefetched one is used for one post', async () => {
  const { post, keys } = create()
  await keys.prepare()
  for (const requests of [1, 2, 3]) {
    await send(post)
    expect(posts(KEY_ENDPOINT)).toHaveLength(requests)
  }
  for (const { url } of posts(KEY_ENDPOINT)) expect(url).toMatch(/\?t=\d+$/u)
})

test('NET-08 a prefetched key is used for less than nine minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const { post, keys } = create()
  for (const [ageMs, requests] of [
    [9 * 60_000 - 1, 1],
    [9 * 60_000, 3],
    [60_000, 4],
  ] as const) {
    await keys.prepare()
    vi.advanceTimersByTime(ageMs)
    await send(post)
    expect(posts(KEY_ENDPOINT)).toHaveLength(requests)
  }
})

test('NET-08 a phone with a wrong clock sends the gateway’s time', async () => {
  const aheadMs = 3 * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'] })
  handOut(rig.gateway, KEY, aheadMs)
  await send()
  expect(Number(posts()[0]?.headers.get('X-Timestamp'))).toBe(Date.now() + aheadMs)
})

test('NET-08 an encrypted post signs the path that is sent, which config.json may have replaced', async () => {
  rig.gateway.set('/own/login', { answer: 1 })
  const { post } = create((path) => (path === PATH ? '/own/login' : path))
  await send(post)
  expect(opened('/own/login')).toEqual(PAYLOAD)
})

test('NET-08 NET-13 encryption.invalid is retried once, with another key', async () => {
  const other = rsaKey()
  let count = 0
  rig.gateway.respond(PATH, () => {
    count += 1
    if (count > 1) return Response.json({ success: true, value: 'done' })
    handOut(rig.gateway, other)
    return refuse('encryption.invalid')()
  })
  expect(await send()).toEqual({ ok: true, value: 'done' })
  expect(posts()).toHaveLength(2)
  expect(posts()[1]?.headers.get('X-RSA')).toBe(other.kid)
})

const refuse = (errorCode: string) => (): Response =>
  Response.json({ success: false, errorCode, message: 'no' })

test.each([
  ['no answer', () => Promise.reject(new TypeError('cut')), { kind: 'network' }, 1],
  ['a refusal', refuse('login.cred.err'), { kind: 'refused', code: 'login.cred.err' }, 1],
  ['HTTP 503', () => new Response('', { status: 503 }), { kind: 'http' }, 1],
  [
    'encryption.invalid twice',
    refuse('encryption.invalid'),
    { kind: 'refused', code: 'encryption.invalid' },
    2,
  ],
])('NET-13 NET-08 after %s a post is not sent again', async (_name, respond, error, count) => {
  rig.gateway.respond(PATH, respond)
  expect(await send()).toMatchObject({ ok: false, error })
  expect(posts()).toHaveLength(count)
})

test('NET-08 an invalid key sends nothing and returns the reason', async () => {
  rig.gateway.set(KEY_ENDPOINT, { spki: 'AAAA', now: Date.now() })
  expect(await send()).toMatchObject({ ok: false, error: { kind: 'encryption' } })
  expect(posts()).toEqual([])
})

test('NET-08 without a key nothing is sent', async () => {
  rig.gateway.respond(KEY_ENDPOINT, () => new Response('', { status: 403 }))
  const { post, keys } = create()
  expect(await keys.prepare()).toMatchObject({ ok: false, error: { kind: 'http' } })
  expect(await send(post)).toMatchObject({ ok: false, error: { kind: 'http' } })
  expect(posts()).toEqual([])
  // Fetched ahead or with the post, it is requested as anyone, and shows no error of its own.
  expect(rig.failures.map(({ spec }) => [spec.access, spec.alert])).toEqual([
    ['open', false],
    ['open', false],
  ])
})
