import { describe, expect, test, vi } from 'vitest'
import {
  MEMBER_LANGUAGE_ENDPOINT,
  PUSH_BIND_ENDPOINT,
  PUSH_SUBSCRIBE_ENDPOINT,
  PUSH_UNSUBSCRIBE_ENDPOINT,
} from '#domain/contract/command-endpoints'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { memberInfo, tabs, useTabs } from '../support/session-rig'

useTabs()

const ANN = { username: 'ann', password: 'lantern-1', remember: false }
const bodies = (path: string): unknown[] =>
  tabs.gateway.requests
    .filter((request) => request.path === path)
    .map(({ body }) => JSON.parse(body) as unknown)
const takeAll = (): void => {
  for (const path of [
    MEMBER_LANGUAGE_ENDPOINT,
    PUSH_BIND_ENDPOINT,
    PUSH_SUBSCRIBE_ENDPOINT,
    PUSH_UNSUBSCRIBE_ENDPOINT,
  ])
    tabs.gateway.set(path, null)
}

describe('LNG-03 the member’s language on the gateway', () => {
  test('LNG-03 is updated once if the member’s language differs', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'CN' })
    const { worker } = await tabs.open()
    await worker.logIn(ANN)
    await vi.waitFor(() => {
      expect(bodies(MEMBER_LANGUAGE_ENDPOINT)).toEqual([{ language: 'EN' }])
    })
  })

  test('LNG-03 is not sent if it is the same, in upper or lower case', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'en' })
    const { worker } = await tabs.open()
    await worker.logIn(ANN)
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('members').count()).toBe(1)
    })
    expect(bodies(MEMBER_LANGUAGE_ENDPOINT)).toEqual([])
  })

  test('LNG-03 is not sent for a member of type 4', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'CN', type: 4 })
    const { worker } = await tabs.open()
    await worker.logIn(ANN)
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('members').count()).toBe(1)
    })
    await worker.changeLanguage('UR')
    expect(bodies(MEMBER_LANGUAGE_ENDPOINT)).toEqual([])
  })

  test('LNG-03 R-07 the second of two choices is sent as well, though the database still has the first', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    const { worker } = await tabs.open({ choicesAt: 0 })
    await worker.logIn(ANN)
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('members').count()).toBe(1)
    })
    for (const language of ['CN', 'ES'] as const) {
      void worker.changeLanguage(language, Date.now())
      await vi.waitFor(() => {
        expect(bodies(MEMBER_LANGUAGE_ENDPOINT).at(-1)).toEqual({ language })
      })
    }
  })

  test('LNG-03 OFF-05 a choice made offline waits, and is sent when back online', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    const { worker, link } = await tabs.open()
    await worker.logIn(ANN)
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('members').count()).toBe(1)
    })
    tabs.gateway.isDown = true
    void worker.changeLanguage('UR')
    await vi.waitFor(async () => {
      expect(await tabs.reader.user.table('outbox').count()).toBe(1)
    })
    tabs.gateway.isDown = false
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'UR' })
    link()
    await vi.waitFor(async () => {
      expect(await tabs.reader.user.table('outbox').count()).toBe(0)
    })
    expect(bodies(MEMBER_LANGUAGE_ENDPOINT).at(-1)).toEqual({ language: 'UR' })
  })
})

describe('PSH-02 the push token', () => {
  test('PSH-02 is bound and subscribed once, and unbound at logout, without a session', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    const { worker } = await tabs.open()
    expect(await worker.bindPush('device-1')).toMatchObject({
      ok: false,
    })
    await worker.logIn(ANN)
    await worker.bindPush('device-1')
    await worker.bindPush('device-1')
    await vi.waitFor(() => {
      expect(bodies(PUSH_SUBSCRIBE_ENDPOINT)).toEqual([{ registrationToken: 'device-1', topic: 'ALL' }])
    })
    expect(bodies(PUSH_BIND_ENDPOINT)).toHaveLength(1)
    await worker.logOut()
    await vi.waitFor(() => {
      expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT)).toEqual([
        { registrationToken: 'device-1', unsubscribeAll: true },
      ])
    })
    const last = tabs.gateway.requests.filter(({ path }) => path === PUSH_UNSUBSCRIBE_ENDPOINT).at(-1)
    expect(last?.headers.get('Authorization')).toBeNull()
  })

  test('PSH-02 R-15 offline the token is deleted at once, and its unbind request waits', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    const { worker, link } = await tabs.open()
    await worker.logIn(ANN)
    await worker.bindPush('device-1')
    await vi.waitFor(() => {
      expect(bodies(PUSH_SUBSCRIBE_ENDPOINT)).toHaveLength(1)
    })
    tabs.gateway.isDown = true
    await worker.logOut()
    await vi.waitFor(async () => {
      expect(await tabs.reader.user.table('vault').get('push')).toBeUndefined()
    })
    expect(await tabs.reader.user.table('outbox').count()).toBe(1)
    tabs.gateway.isDown = false
    link()
    await vi.waitFor(async () => {
      expect(await tabs.reader.user.table('outbox').count()).toBe(0)
    })
  })

  test('PSH-02 another token replaces the first, and is unbound when push is switched off', async () => {
    takeAll()
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(7))
    const { worker } = await tabs.open()
    await worker.logIn(ANN)
    await worker.bindPush('device-1')
    await worker.bindPush('device-2')
    await vi.waitFor(() => {
      expect(bodies(PUSH_SUBSCRIBE_ENDPOINT).at(-1)).toMatchObject({ registrationToken: 'device-2' })
    })
    expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT)).toEqual([
      { registrationToken: 'device-1', unsubscribeAll: true },
    ])
    expect(await worker.unbindPush()).toMatchObject({ ok: true })
    expect(await tabs.reader.user.table('vault').get('push')).toBeUndefined()
    await vi.waitFor(() => {
      expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT).at(-1)).toMatchObject({ registrationToken: 'device-2' })
    })
    expect(await worker.unbindPush()).toMatchObject({ ok: true })
    expect(bodies(PUSH_UNSUBSCRIBE_ENDPOINT)).toHaveLength(2)
  })
})
