import { describe, expect, test, vi } from 'vitest'
import { MEMBER_INFO_ENDPOINT, POPULAR_ENDPOINT } from '#domain/contract/endpoints'
import { MEMBER_BENEFITS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { CREDENTIALS, loggedIn, memberInfo, ofType, SESSION, tabs, useTabs } from '../support/session-rig'

useTabs()

const BENEFITS = [{ labelId: 1, labelName: 'Gold', rankLevel: 1, benefits: ['more'] }]

/** Responses stored under a browser session: one for a guest, one for Ann, one for another tab of hers. */
const saveResponses = async (): Promise<void> => {
  await tabs.reader.cache.table('responseCache').bulkPut([
    { session: 's', key: 'open', member: '', value: 1, at: Date.now() },
    { session: 's', key: 'hers', member: '7', value: 1, at: Date.now() },
    { session: 's-2', key: 'hers', member: '7', value: 1, at: Date.now() },
  ])
}

const storedResponses = async (): Promise<unknown> =>
  tabs.reader.cache.table('responseCache').toCollection().primaryKeys()

test('NET-06 SES-07 responses cached for a session are deleted when the gateway no longer knows its token', async () => {
  const { worker, signals } = await loggedIn()
  await saveResponses()
  tabs.gateway.respond(MEMBER_INFO_ENDPOINT, () => new Response('', { status: 401 }))
  void worker.refresh()
  await vi.waitFor(async () => {
    expect(await storedResponses()).toEqual([
      ['s', 'open'],
      ['s-2', 'hers'],
    ])
  })
  expect(ofType(signals, 'session-over')).toHaveLength(1)
})

test('SES-06 after a login the resources shared by all tabs that are on screen are fetched again, now as the member', async () => {
  tabs.gateway.set(MEMBER_BENEFITS_ENDPOINT, BENEFITS)
  const { worker } = await tabs.open({ shown: ['benefits'] })
  await vi.waitFor(() => expect(tabs.tokensOf(MEMBER_BENEFITS_ENDPOINT)).toEqual([null]))
  const popular = () => tabs.reader.cache.table('syncState').get('popular|harbour|EN|')
  await vi.waitFor(async () => expect(await popular()).toBeDefined())
  await worker.logIn(CREDENTIALS)
  await vi.waitFor(() => expect(tabs.tokensOf(MEMBER_BENEFITS_ENDPOINT)).toEqual([null, 'token-1']))
  expect(tabs.count(POPULAR_ENDPOINT)).toBe(1)
})

describe('R-15 R-18 a logout of one account in the tab of another', () => {
  const ANNS = { merchant: 'harbour', member: '7' }
  const BENS = { merchant: 'harbour', member: '8' }
  const OWN = ['favourites', 'recents']
  const COPIES = ['memberAnswers', 'members', 'rankProgress']

  /** User data of both on this device, and the cached data of Ben, whose tab is open. */
  const gather = async (): Promise<void> => {
    const { user, cache } = tabs.reader
    for (const whose of [ANNS, BENS]) {
      await user.table('favourites').put({ ...whose, gameId: '1', at: 1 })
      await user.table('recents').put({ ...whose, gameId: '2', at: 1 })
      await cache.table('memberAnswers').put({ ...whose, name: 'unreadCount', value: { unReadCount: 1 } })
    }
    await cache.table('members').put({ ...ANNS, balance: 1 })
    await cache.table('rankProgress').put({ ...ANNS, completedConditions: 3, totalExpectedConditions: 5 })
    await cache.table('syncState').put({ key: 'member|harbour||7', syncedAt: 1 })
  }

  const leftOf = async (member: string): Promise<readonly string[]> => {
    const { user, cache } = tabs.reader
    const left: string[] = []
    for (const table of [...OWN.map((name) => user.table(name)), ...COPIES.map((name) => cache.table(name))])
      if ((await table.filter((row: { member: string }) => row.member === member).count()) > 0)
        left.push(table.name)
    const keys = await cache.table<unknown, string>('syncState').toCollection().primaryKeys()
    return keys.some((key) => key.endsWith(`||${member}`)) ? [...left, 'syncState'] : left
  }

  test('R-15 R-18 clears the data of that account, and leaves the other logged in with theirs', async () => {
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(8, 1))
    const ben = await tabs.open({ session: { ...SESSION, id: '8', token: 'token-8' } })
    await vi.waitFor(async () => expect(await leftOf('8')).toEqual(['members', 'rankProgress', 'syncState']))
    await gather()
    // Ann's own tab is closed as she logs out in it: this one has received the message, and some invalid ones.
    const channel = new BroadcastChannel('mc-session')
    channel.postMessage({ type: 'logout', merchant: 'other', member: '8' })
    channel.postMessage({ type: 'logout', ...BENS, merchant: 7 })
    channel.postMessage({ type: 'logout', ...ANNS })
    await vi.waitFor(async () => expect(await leftOf('7')).toEqual([]))
    expect(await leftOf('8')).toEqual([...OWN, ...COPIES, 'syncState'])
    expect(ofType(ben.signals, 'session-over')).toEqual([])
    const asked = tabs.count(MEMBER_INFO_ENDPOINT)
    await ben.worker.refresh()
    await vi.waitFor(() => expect(tabs.tokensOf(MEMBER_INFO_ENDPOINT).slice(asked)).toEqual(['token-8']))
  })

  test('SES-08 R-04 a tab that was frozen ends its session late, and deletes no rows of the next one', async () => {
    const ann = await tabs.open({ session: SESSION })
    await gather()
    const channel = new BroadcastChannel('mc-session')
    channel.postMessage({ type: 'logout', ...ANNS, at: Date.now() - 60_000 })
    channel.postMessage({ type: 'logout', ...BENS, at: Date.now() })
    await vi.waitFor(async () => expect(await leftOf('8')).toEqual([]))
    expect(await leftOf('7')).toEqual(expect.arrayContaining(OWN))
    expect(ofType(ann.signals, 'session-over')).toHaveLength(1)
  })
})
