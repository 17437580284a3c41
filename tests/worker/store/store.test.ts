import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import type { StorageMode } from '#domain/port'
import { createDatabases, type Databases } from '#domain/tables/databases'
import type { TableChange } from '#domain/tables/memory-tables'
import { openDatabases } from '#worker/store/open-databases'
import type { Store } from '#worker/store/store'
import { storageError } from '#worker/store/storage-error'
import { createRecordedStore } from '../support/delayed-store'
import { closeStore, DOMAINS, openStore, wipe } from '../support/open-store'

const FAVOURITES: TableChange = {
  table: 'favourites',
  puts: [{ merchant: 'm', member: '7', gameId: '1', at: 1 }],
  deletes: [],
}

test.each<[what: string, refusals: number, StorageMode]>([
  ['recovers without a reload, and reports it', 0, 'database'],
  ['is opened later if that fails briefly, as while storage is cleared', 3, 'database'],
  ['is replaced by memory mode if it keeps failing to open', Infinity, 'memory'],
])('R-05 a database deleted while running %s', async (_what, failures, mode) => {
  await wipe()
  let refusals = 0
  const open = async () => {
    if (refusals === 0) return openDatabases()
    refusals -= 1
    return null
  }
  const { store, modes, onDatabaseReset } = createRecordedStore({ open })
  await store.ready
  await store.write([DOMAINS])
  refusals = failures
  await createDatabases().cache.delete()
  await vi.waitFor(() => expect(modes).toEqual(['database', mode]))
  if (mode === 'database') expect(onDatabaseReset).toHaveBeenCalledTimes(1)
  expect(await store.get('domains', 'm')).toBeUndefined()
  expect((await store.write([DOMAINS])).ok).toBe(true)
})

/** A method of the connection that is used first fails, as after WebKit has dropped it; one of the next works. */
const dropConnectionAt = (name: 'get' | 'put' | 'delete'): void => {
  let lost: IDBDatabase | undefined
  const call: (...given: never[]) => unknown = IDBObjectStore.prototype[name]
  vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function refuse(
    this: IDBObjectStore,
    ...given: unknown[]
  ) {
    lost ??= this.transaction.db
    if (this.transaction.db === lost) throw new DOMException('lost', 'InvalidStateError')
    // oxlint-disable-next-line typescript/no-unsafe-return -- the request of whichever method it is
    return Reflect.apply(call, this, given)
  })
}

test('R-05 reads of a lost connection are repeated on a new one, which is opened once', async () => {
  const { store, modes, onDatabaseReset } = createRecordedStore({ open: openDatabases })
  await store.write([DOMAINS])
  dropConnectionAt('get')
  const reads = [store.get('domains', 'm'), store.get('domains', 'm'), store.get('domains', 'm')]
  expect(await Promise.all(reads)).toEqual(reads.map(() => DOMAINS.puts[0]))
  await vi.waitFor(() => expect(onDatabaseReset).toHaveBeenCalledTimes(1))
  expect(modes).toEqual(['database', 'database'])
})

test.each<[what: string, method: 'put' | 'delete', act: (store: Store) => Promise<{ readonly ok: boolean }>]>(
  [
    ['write', 'put', (store) => store.write([FAVOURITES])],
    [
      'deletion',
      'delete',
      (store) => store.write([{ table: 'favourites', puts: [], deletes: [['m', '7', '1']] }]),
    ],
    ['deletion of all rows', 'delete', (store) => store.clear('favourites', ['m', '7'])],
  ],
)('R-05 R-15 a %s on a lost connection is repeated on a new one', async (_what, method, act) => {
  await wipe()
  const { store, onDatabaseReset } = createRecordedStore({ open: openDatabases })
  if (method === 'delete') await store.write([FAVOURITES])
  dropConnectionAt(method)
  expect((await act(store)).ok).toBe(true)
  expect(await store.all('favourites')).toHaveLength(method === 'put' ? 1 : 0)
  await vi.waitFor(() => expect(onDatabaseReset).toHaveBeenCalledTimes(1))
})

test('R-05 R-07 a disk that rejects each write like WebKit’s full one is reopened once, and rows then stay in memory', async () => {
  await wipe()
  const { store, modes, onDatabaseReset } = createRecordedStore({ open: openDatabases })
  await store.ready
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Unable to store record in object store', 'UnknownError')
  })
  onDatabaseReset.mockImplementation(() => store.write([DOMAINS])) // as a sync does that finds a change
  expect(await store.write([DOMAINS])).toEqual({ ok: true, value: null })
  expect(modes).toEqual(['database', 'database', 'memory'])
  await vi.waitFor(() => expect(onDatabaseReset).toHaveBeenCalledTimes(1))
  expect(await store.get('domains', 'm')).toBeDefined()
  expect(await store.write([FAVOURITES])).toMatchObject({ ok: false, error: { detail: 'quota' } })
  expect(onDatabaseReset).toHaveBeenCalledTimes(1)
})

test.each([
  ['has no room is emptied, and the player’s own stay', 'QuotaExceededError', true],
  ['fails for another reason stays, and memory mode is used', 'UnknownError', false],
])('R-06 R-07 cached tables whose upgrade %s', async (_what, name, isGivenUp) => {
  const before = await openStore()
  await before.store.write([DOMAINS])
  await before.store.write([FAVOURITES])
  closeStore(before.databases)
  const failure = Object.assign(new Error(), { name: 'AbortError', inner: { name } })
  vi.spyOn(Dexie.prototype, 'open').mockRejectedValueOnce(failure)
  const databases = await openDatabases()
  expect(databases !== null).toBe(isGivenUp)
  const now = databases ?? (await openDatabases())
  expect(await now?.cache.table('domains').count()).toBe(isGivenUp ? 0 : 1)
  expect(await now?.user.table('favourites').count()).toBe(1)
  if (now) closeStore(now)
})

test('R-05 without IndexedDB memory mode is used, with a notice', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', undefined)
  const { store, modes, rows } = createRecordedStore()
  await vi.advanceTimersByTimeAsync(0)
  expect(modes).toEqual(['memory'])
  await store.write([DOMAINS])
  expect(rows).toEqual([DOMAINS])
  expect(await store.get('domains', 'm')).toMatchObject({ merchant: 'm' })
  expect(store.mode).toBe('memory')
})

test('R-05 an open request that hangs ends after 4 s, and the database is used when it continues', async () => {
  await wipe()
  const holder = createDatabases()
  await holder.cache.open()
  // Another tab keeps its connection while a third deletes: every later open request waits behind them.
  holder.cache.backendDB().onversionchange = null
  indexedDB.deleteDatabase('mc-copies')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onOpened = vi.fn(closeStore)
  let opened: Databases | null | undefined
  void openDatabases(onOpened).then((value) => (opened = value))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(opened).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toBeNull()
  vi.useRealTimers()
  closeStore(holder)
  await vi.waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1))
})

test('OFF-06 a page that cannot read a database is served from memory, and receives every row', async () => {
  await wipe()
  const { store, modes, rows, onDatabaseReset } = createRecordedStore()
  await store.ready
  const before = { ...DOMAINS, puts: [{ merchant: 'before', origins: ['https://b.example'] }] }
  await store.write([before])
  await store.serveMemory(true)
  expect(modes.at(-1)).toBe('memory')
  expect(onDatabaseReset).toHaveBeenCalledTimes(1)
  // The existing rows are sent as well: without a network nothing else would restore them.
  expect(rows).toEqual([before])
  await store.write([DOMAINS])
  expect(rows).toEqual([before, DOMAINS])
  expect(await store.get('domains', 'before')).toBeDefined()
  // User data is still stored.
  expect(store.supportsVault).toBe(true)
})

test('R-01 one write is all or nothing', async () => {
  const { store, databases } = await openStore()
  // A function cannot be cloned into the database.
  const bad = Object.assign({ merchant: 'm', origins: ['https://a.example'] }, { broken: () => undefined })
  expect((await store.write([DOMAINS, { table: 'domains', puts: [bad], deletes: [] }])).ok).toBe(false)
  expect(await store.get('domains', 'm')).toBeUndefined()
  closeStore(databases)
})

test('R-04 a write under an old epoch is rejected, whichever tab leads', async () => {
  const { store, databases } = await openStore()
  const first = await store.claimEpoch()
  const second = await store.claimEpoch()
  if (!first.ok || !second.ok) throw new Error('no epoch')
  expect(await store.write([DOMAINS], first.value)).toEqual({ ok: false, error: { kind: 'fenced' } })
  expect(await store.write([DOMAINS], second.value)).toEqual({ ok: true, value: null })
  closeStore(databases)
})

test.each([
  [{ name: 'AbortError', inner: { name: 'QuotaExceededError' } }, 'quota'],
  [{ name: 'BulkError', failures: [{ name: 'QuotaExceededError' }] }, 'quota'],
  [{ name: 'DatabaseClosedError' }, 'closed'],
  ['x', 'unknown'],
])('R-07 the error %j is reported by its name and the inner name as %s', (error, detail) => {
  expect(storageError(error)).toEqual({ kind: 'storage', detail })
})
