import { expect, test, vi } from 'vitest'
import { openDatabases } from '#worker/store/open-databases'
import { createDexieStore } from '#worker/store/dexie-store'
import { inTurn } from '#worker/store/in-turn'
import { DOMAINS, wipe } from '../support/open-store'

/** Counts the transactions of these databases that are open at once. Workers of earlier tests have others. */
const watchTransactions = (own: ReadonlySet<IDBDatabase>) => {
  const seen = { open: 0, most: 0, all: 0 }
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    const transaction = begin.apply(this, given)
    if (!own.has(this)) return transaction
    seen.all += 1
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => (seen.open -= 1))
    return transaction
  })
  return seen
}

test('R-05 a worker has one transaction at a time, of both databases', async () => {
  await wipe()
  const own = new Set<IDBDatabase>()
  const seen = watchTransactions(own) // before the open: Dexie keeps the function
  const databases = await openDatabases()
  if (!databases) throw new Error('no database')
  const store = createDexieStore(databases)
  // Dexie opens with transactions, which are not counted.
  for (const database of [databases.cache, databases.user]) own.add(database.backendDB())
  const favourite = { merchant: 'm', member: '7', gameId: '1', at: 1 }
  const results = await Promise.all([
    store.write([DOMAINS]),
    store.get('domains', 'm'),
    store.write([{ table: 'favourites', puts: [favourite], deletes: [] }]),
    store.all('favourites'),
    store.getMany('favourites', [['m', '7', '1']]),
    store.claimEpoch(),
    store.write([DOMAINS], -1), // a leader that was replaced
    store.startingWith('favourites', ['m']),
    store.clear('favourites', ['m']),
    store.all('favourites'),
  ])
  expect(results).toEqual([
    { ok: true, value: null },
    DOMAINS.puts[0],
    { ok: true, value: null },
    [favourite],
    [favourite],
    { ok: true, value: 1 },
    { ok: false, error: { kind: 'fenced' } },
    [favourite],
    { ok: true, value: 1 },
    [],
  ])
  expect(seen.all).toBe(10)
  expect(seen.most).toBe(1)
  databases.cache.close()
  databases.user.close()
})

test('R-05 a transaction that fails, or waits for a lock for 2 s, stops no other; the time counts from its start', async () => {
  vi.useFakeTimers()
  const started: number[] = []
  const begin = (number: number, ends: Promise<unknown>): Promise<unknown> =>
    inTurn(() => {
      started.push(number)
      return ends
    })
  const never = new Promise(() => undefined)
  const failed = begin(1, Promise.reject(new Error('x')))
  void begin(2, never)
  void begin(3, never)
  void begin(4, never)
  await expect(failed).rejects.toThrow('x')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(started).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(started).toEqual([1, 2, 3, 4])
  vi.useRealTimers()
})
