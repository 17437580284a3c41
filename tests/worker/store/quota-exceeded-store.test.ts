import { expect, test } from 'vitest'
import type { StorageMode } from '#domain/port'
import { createDatabases, type Databases, tableOf } from '#domain/tables/databases'
import type { TableChange } from '#domain/tables/memory-tables'
import { clearMemberData } from '#worker/session/clear-member-data'
import { openDatabases } from '#worker/store/open-databases'
import { createResilientStore, type ResilientStore } from '#worker/store/resilient-store'
import { closeStore, DOMAINS, wipe } from '../support/open-store'

/** The database of a device whose quota is exceeded until some room is made. */
const openFull = async () => {
  await wipe()
  const device = { isFull: true, asked: 0, canMakeRoom: true, whileMaking: () => Promise.resolve() }
  const received: (StorageMode | TableChange)[] = []
  const openThere = async (): Promise<Databases | null> => {
    const databases = await openDatabases()
    const cache = databases?.cache
    if (!cache) return null
    const write = cache.transaction
    const refuse = (...given: unknown[]): unknown => {
      const outcome: unknown =
        device.isFull && given[0] === 'rw' ? Promise.reject(quotaError()) : Reflect.apply(write, cache, given)
      return outcome
    }
    Object.defineProperty(cache, 'transaction', { value: refuse })
    return databases
  }
  const store: ResilientStore = createResilientStore({
    open: openThere,
    onRows: (changes) => received.push(...changes),
    onMode: (mode) => received.push(mode),
    onDatabaseReset: () => undefined,
    move: () => Promise.resolve(false),
    freeSpace: async () => {
      device.asked += 1
      // Making room also writes, and this write may hit the quota as well.
      await store.write([{ ...DOMAINS, puts: [], deletes: ['old'] }])
      if (device.canMakeRoom) device.isFull = false
      await device.whileMaking()
      return device.canMakeRoom ? 1 : 0
    },
  })
  await store.ready
  return { store, device, received }
}
/** Runs this as another tab, on the disk. */
const onDisk = async (run: (databases: Databases) => PromiseLike<unknown>): Promise<void> => {
  const databases = createDatabases()
  await run(databases)
  closeStore(databases)
}
/** The error as browsers report it: inside an AbortError. */
const quotaError = (): Error =>
  Object.assign(new Error('aborted'), {
    name: 'AbortError',
    inner: Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  })

test('R-07 when the quota is exceeded cached rows are evicted once to make room, and the write succeeds', async () => {
  const { store, device } = await openFull()
  expect(await store.write([DOMAINS])).toEqual({ ok: true, value: null })
  expect(device.asked).toBe(1)
  expect(await store.get('domains', 'm')).toBeDefined()
})

test('R-07 R-15 a write of a member who logs out while room is made is not repeated', async () => {
  const { store, device } = await openFull()
  device.whileMaking = () => clearMemberData(store, 'm', '7')
  const progress = { merchant: 'm', member: '7', completedConditions: 1, totalExpectedConditions: 2 }
  const write = { table: 'rankProgress', puts: [progress], deletes: [] } as const
  expect(await store.write([write])).toMatchObject({ ok: false })
  expect(await store.get('rankProgress', ['m', '7'])).toBeUndefined()
  expect(await store.write([write])).toEqual({ ok: true, value: null })
  expect(await store.get('rankProgress', ['m', '7'])).toEqual(progress)
})

test('R-07 OFF-06 if no room can be made, cached rows move to memory with the earlier ones, and the page is informed', async () => {
  const { store, device, received } = await openFull()
  device.isFull = false
  const kept = { ...DOMAINS, puts: [{ merchant: 'kept', origins: ['https://k.example'] }] }
  await store.write([kept])
  device.isFull = true
  device.canMakeRoom = false
  expect(await store.write([DOMAINS])).toEqual({ ok: true, value: null })
  expect(device.asked).toBe(1)
  expect(store.mode).toBe('memory')
  expect(await store.get('domains', 'm')).toBeDefined()
  expect(await store.get('domains', 'kept')).toBeDefined()
  // The earlier rows arrive before the page reads its own copy: it never sees an empty table.
  expect(received.slice(1)).toEqual([kept, 'memory', DOMAINS])
  await store.write([{ ...DOMAINS, puts: [], deletes: ['kept'] }])
  expect(device.asked).toBe(1)
})

test('R-07 LOG-07 R-15 the vault and deletions of member data still use the disk', async () => {
  const { store, device } = await openFull()
  const answer = { session: 's', key: 'k', member: '7', value: 1, at: 9 }
  device.isFull = false
  await store.write([{ table: 'responseCache', puts: [answer], deletes: [] }])
  device.isFull = true
  device.canMakeRoom = false
  await store.write([DOMAINS])
  expect(store.mode).toBe('memory')
  expect(store.supportsVault).toBe(true)
  const push = { id: 'push', merchant: 'm', member: '7', registrationToken: 't' } as const
  await store.write([{ table: 'vault', puts: [push], deletes: [] }])
  device.isFull = false
  await store.write([{ table: 'responseCache', puts: [], deletes: [['s', 'k']] }])
  // The sync state is evicted with the cached rows, so no list appears complete that is not.
  const state = { key: 'gameBuckets|m|UR|', contentHash: '1', syncedAt: 1 }
  await onDisk((databases) => tableOf(databases, 'syncState').put(state))
  await store.write([{ table: 'syncState', puts: [], deletes: [state.key] }])
  // Other tabs change user data: it is read from the disk.
  const heart = { merchant: 'm', member: '7', gameId: '1', at: 1 }
  await onDisk((databases) => tableOf(databases, 'favourites').put(heart))
  expect(await store.get('favourites', ['m', '7', '1'])).toEqual(heart)
  await onDisk(async (databases) => {
    expect(await tableOf(databases, 'vault').toArray()).toEqual([push])
    for (const table of ['syncState', 'responseCache', 'domains'] as const)
      expect(await tableOf(databases, table).toArray()).toEqual([])
  })
})
