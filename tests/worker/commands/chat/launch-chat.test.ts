import { describe, expect, test, vi } from 'vitest'
import { CHAT_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { UNREAD_COUNT_ENDPOINT } from '#domain/contract/screen-endpoints'
import { openSyncedTab } from '../../support/account-rig'
import { WIRE_SETTINGS } from '../../support/content'
import { CREDENTIALS, members, tabs, useTabs } from '../../support/session-rig'

useTabs()

const LAUNCH = { title: 'Chat with us', backUrl: 'https://m.example.com/m/home', headerColor: '#1d6fe0' }

const memberTab = async () => {
  const tab = await openSyncedTab()
  await tab.worker.logIn(CREDENTIALS)
  await vi.waitFor(async () => {
    expect(await members()).toMatchObject([{ id: '7' }])
  })
  return tab
}

const unread = async (): Promise<unknown> =>
  (await tabs.reader.cache.table('memberAnswers').toArray()).find(
    (row: { name: string }) => row.name === 'unreadCount',
  )

describe('CSV-04 the member’s chat', () => {
  test('CSV-04 is requested with the session, and its URL is returned with its display mode', async () => {
    tabs.gateway.set(CHAT_LAUNCH_ENDPOINT, { chatUrl: 'https://chat.example/room?x=1#ticket=t' })
    const { worker } = await memberTab()
    expect(await worker.launchChat(LAUNCH)).toEqual({
      ok: true,
      value: { chatUrl: 'https://chat.example/room?x=1&headerColor=%231d6fe0&language=en-US#ticket=t' },
    })
    expect(tabs.tokensOf(CHAT_LAUNCH_ENDPOINT)).toEqual(['token-1'])
    const url = tabs.gateway.requests.find(({ path }) => path === CHAT_LAUNCH_ENDPOINT)?.url ?? ''
    expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual({
      b2c: 'true',
      title: LAUNCH.title,
      backUrl: LAUNCH.backUrl,
      language: 'EN',
    })
  })

  test.each(['javascript:alert(1)', 'http://chat.example/', 'https://a:b@chat.example/'])(
    'CSV-04 R-14 a URL at %s is rejected',
    async (chatUrl) => {
      tabs.gateway.set(CHAT_LAUNCH_ENDPOINT, { chatUrl })
      const { worker } = await memberTab()
      expect(await worker.launchChat(LAUNCH)).toEqual({ ok: false, error: { kind: 'unsafe-url' } })
    },
  )

  test('CSV-04 without a session nothing is sent or stored', async () => {
    const { worker } = await openSyncedTab()
    expect(await worker.launchChat(LAUNCH)).toEqual({ ok: false, error: { kind: 'no-session' } })
    expect(await worker.setUnreadCount(0)).toEqual({ ok: false, error: { kind: 'no-session' } })
    expect(tabs.count(CHAT_LAUNCH_ENDPOINT)).toBe(0)
  })
})

describe('CSV-03 the unread count reported by the chat', () => {
  test('CSV-03 is stored at once, and the next response is diffed against it', async () => {
    tabs.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, whitelabelVal: { CBS3: true } })
    tabs.gateway.set(UNREAD_COUNT_ENDPOINT, { unReadCount: 2 }, '"unread-2"')
    const { worker } = await memberTab()
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('settings').toArray()).toMatchObject([
        { whitelabelVal: { CBS3: true } },
      ])
    })
    await worker.setVisibleResources(['unreadCount'])
    await vi.waitFor(async () => {
      expect(await unread()).toMatchObject({ member: '7', value: { unReadCount: 2 } })
    })
    await worker.setUnreadCount(0)
    expect(await unread()).toMatchObject({ member: '7', value: { unReadCount: 0 } })
    await worker.refresh()
    await vi.waitFor(async () => {
      expect(await unread()).toMatchObject({ value: { unReadCount: 2 } })
    })
  })
})
