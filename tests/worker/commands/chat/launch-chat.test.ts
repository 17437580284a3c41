import { expect, test, vi } from 'vitest'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { UNREAD_COUNT_ENDPOINT } from '#domain/contract/screen-endpoints'
import { openSyncedTab } from '../../support/account-rig'
import { WIRE_SETTINGS } from '../../support/content'
import { CREDENTIALS, tabs, useTabs } from '../../support/session-rig'

useTabs()

const unread = async (): Promise<unknown> =>
  (await tabs.reader.cache.table('memberAnswers').toArray()).find(
    (row: { name: string }) => row.name === 'unreadCount',
  )

test('CSV-03 an unread count that the chat reports is stored at once, and the next response is diffed against it', async () => {
  tabs.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, whitelabelVal: { CBS3: true } })
  tabs.gateway.set(UNREAD_COUNT_ENDPOINT, { unReadCount: 2 }, '"unread-2"')
  const { worker } = await openSyncedTab()
  expect(await worker.setUnreadCount(0)).toEqual({ ok: false, error: { kind: 'no-session' } })
  await worker.logIn(CREDENTIALS)
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
  await vi.waitFor(async () => expect(await unread()).toMatchObject({ value: { unReadCount: 2 } }))
})
