import { DATABASE_OPEN_TIMEOUT_MS } from '#domain/timing'
import type { StorageMode } from '#domain/port'
import type { Databases } from '#domain/tables/databases'
import { MemoryDatabase, type TableChange } from '#domain/tables/memory-tables'
import { isCacheTable } from '#domain/tables/schema'
import { createDexieStore } from './dexie-store'
import type { createQuotaExceededStore } from './quota-exceeded-store'
import { createMemoryStore } from './memory-store'
import { closeDatabases, openDatabases } from './open-databases'
import { err, type Result } from '#domain/result'
import { storageError } from './storage-error'
import type { Store, WriteError } from './store'

interface Options {
  readonly open?: (onOpened: (databases: Databases) => void) => Promise<Databases | null>
  /** Called in memory mode: the page must hold these rows itself. */
  readonly onRows: (changes: readonly TableChange[]) => void
  readonly onMode: (mode: StorageMode) => void
  /** Evicts images and old cached data when the quota is exceeded. Returns how much, 0 for nothing. Never rejects. */
  readonly freeSpace: () => Promise<number>
  /** Called when the database was closed or deleted and is open again, perhaps empty: sync everything. */
  readonly onDatabaseReset: () => void
  /** Moves the rows in memory to a database that has become usable. False: they stay in memory. Never rejects. */
  readonly move: (memory: Store, database: Store) => Promise<boolean>
}

/** The only place that opens the databases, reopens them when they are lost, and falls back to memory. */
export interface ResilientStore extends Store {
  /** Settles when rows can be read and written, in either mode. */
  readonly ready: Promise<unknown>
  /**
   * Called when the page cannot open a database of its own: it receives all rows, and every later change.
   * @param isNeeded false: it can open one after all
   */
  serveMemory(isNeeded: boolean): Promise<void>
}

export const createResilientStore = ({
  open = openDatabases,
  onRows,
  onMode,
  onDatabaseReset,
  freeSpace,
  move,
}: Options): ResilientStore => {
  let current: Store | undefined
  let opening: Promise<Store> | undefined
  let lose = (): void => undefined
  let wasLost = false
  /** The database whose rows are held in memory because the page cannot open one. */
  let served: Store | undefined

  const toMemory = (): Store => {
    const store = createMemoryStore(new MemoryDatabase(), onRows)
    onMode('memory')
    return store
  }

  const openOnce = (): Promise<Store> => {
    const openNow = (): Promise<Databases | null> =>
      open((openedLater) => current?.mode === 'memory' && void returnTo(useDatabases(openedLater)))
    opening ??= (wasLost ? openAgain(openNow) : openNow()).then((databases) => {
      if (!databases) return (current = toMemory())
      const database = useDatabases(databases)
      onMode('database')
      return (current = database)
    })
    return opening
  }

  const useDatabases = (databases: Databases): Store => {
    lose = () => {
      wasLost = true
      if (current?.mode !== 'database') return
      current = undefined
      opening = undefined
      closeDatabases(databases)
      // In a later task: deleting the database waits until the connection is closed.
      setTimeout(() => void openOnce().then(onDatabaseReset), 0)
    }
    databases.cache.on('close', lose)
    databases.user.on('close', lose)
    return createDexieStore(databases)
  }

  /** Switches to a database that has become usable. Reads and writes wait until the rows are there. */
  const returnTo = async (database: Store): Promise<void> => {
    const memory = current
    if (memory?.mode !== 'memory') return
    current = undefined
    wasLost = false
    opening = move(memory, database).then((isMoved) => {
      // Memory on top of a database holds no user data: the database is opened again.
      const next = (wasLost ? memory.supportsVault : isMoved) ? database : memory
      current = next
      if (wasLost) lose()
      return next
    })
    if ((await opening) === database) onMode('database')
  }

  const use = async <T>(work: (store: Store) => Promise<T>): Promise<T> => work(current ?? (await openOnce()))

  /** A failed read is repeated once; if the database was lost, when it is open again. */
  const read: typeof use = (work) =>
    use(async (store) => {
      try {
        return await work(store)
      } catch (cause) {
        if (store === current && storageError(cause).detail === 'closed') lose()
        return use(work)
      }
    })

  /**
   * A write to a closed database is repeated once, when it is open again: WebKit drops connections in the background
   * without an event (https://bugs.webkit.org/show_bug.cgi?id=197050), and what a logout deletes must not stay. If it
   * fails in the same way again, the disk is full: WebKit then gives an UnknownError, as for a lost connection.
   */
  const write = <T>(work: (store: Store) => Promise<Result<T, WriteError>>): Promise<Result<T, WriteError>> =>
    use(async (store) => {
      const result = await work(store)
      if (!isFailed(result, 'closed')) return result
      if (store === current) lose()
      const second = await use(work)
      return isFailed(second, 'closed') ? err({ kind: 'storage', detail: 'quota' }) : second
    })

  let isMakingRoom = false
  /** How often a member's data was deleted while room was made. */
  let deletions = 0
  /**
   * If the quota is exceeded, frees space once and repeats the write; if no space can be freed, cached data moves to
   * memory. Freeing space writes too; a write that fails meanwhile for the same reason is not repeated. If a
   * member's data is deleted meanwhile, the write is not repeated either: it may be of that member.
   */
  const withRoom = async <T>(
    isCopy: boolean,
    work: (store: Store) => Promise<Result<T, WriteError>>,
    attempt: typeof write = write,
  ): Promise<Result<T, WriteError>> => {
    const result = await attempt(work)
    if (!isFailed(result, 'quota') || isMakingRoom) return result
    isMakingRoom = true
    deletions = 0
    try {
      const evicted = await freeSpace()
      if (deletions) return result
      const second = evicted ? await attempt(work) : result
      if (!isFailed(second, 'quota') || !isCopy || current?.mode !== 'database') return second
      const database = current
      // Reads and writes wait meanwhile: a row written in between would be missing in the copy.
      current = undefined
      opening = inMemory(database, onRows).then((memory) => (current = memory ?? database))
      const store = await opening
      if (store === database) return second
      onMode('memory')
      return await work(store)
    } finally {
      isMakingRoom = false
    }
  }

  return {
    get mode() {
      return current?.mode ?? 'database'
    },
    get supportsVault() {
      return current?.supportsVault ?? true
    },
    ready: openOnce(),
    get: (table, key) => read((store) => store.get(table, key)),
    getMany: (table, keys) => read((store) => store.getMany(table, keys)),
    startingWith: (table, prefix) => read((store) => store.startingWith(table, prefix)),
    write: (changes, epoch) => {
      const isCopy = changes.every(({ table }) => isCacheTable(table))
      return withRoom(isCopy, (store) => store.write(changes, epoch))
    },
    all: (table) => read((store) => store.all(table)),
    clear: (table, prefix, epoch) => {
      if (!isCacheTable(table)) deletions += 1 // only a logout clears user data
      return write((store) => store.clear(table, prefix, epoch))
    },
    // Not repeated: every opened database claims one, so a disk that rejects all writes would reopen it in a loop.
    claimEpoch: () => withRoom(true, (store) => store.claimEpoch(), use),
    serveMemory: async (isNeeded) => {
      const database = await openOnce()
      if (!isNeeded && served) await returnTo(served)
      if (!isNeeded || database.mode === 'memory') return
      // Reads and writes wait meanwhile: the second half of a write must go where the first half is.
      current = undefined
      served = database
      opening = inMemory(database, onRows).then((memory) => (current = memory ?? toMemory()))
      if ((await opening).supportsVault) onMode('memory')
      onDatabaseReset()
    },
  }
}

/**
 * Reopens a lost database. A browser that is still clearing its storage rejects at first and succeeds a moment later.
 * After 4 s of rejections there is no database.
 */
const openAgain = async (open: () => Promise<Databases | null>): Promise<Databases | null> => {
  const until = Date.now() + DATABASE_OPEN_TIMEOUT_MS
  for (let pauseMs = 50; ; pauseMs *= 2) {
    const databases = await open()
    if (databases || Date.now() >= until) return databases
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Loads code that few devices ever need; null if it cannot be loaded. */
const inMemory = (...given: Parameters<typeof createQuotaExceededStore>): Promise<Store | null> =>
  import('./quota-exceeded-store').then((code) => code.createQuotaExceededStore(...given)).catch(() => null)

const isFailed = (result: Result<unknown, WriteError>, detail: 'quota' | 'closed'): boolean =>
  !result.ok && result.error.kind === 'storage' && result.error.detail === detail
