import type { DatabaseReader } from './reader'
import { type Key, primaryKeyOf, serializeKey, type TableName, type Tables } from './schema'

type Rows<Name extends TableName> = Map<string, Tables[Name]>
type AllRows = { readonly [Name in TableName]: Rows<Name> }

/** Rows to put and keys to delete in one table. */
export interface TableChange<Name extends TableName = TableName> {
  readonly table: Name
  readonly puts: readonly Tables[Name][]
  readonly deletes: readonly Key[]
}

/** Tables in memory: the worker's store without a database, and the page's copy of it. */
export class MemoryDatabase implements DatabaseReader {
  readonly #tables: AllRows = emptyTables()
  readonly #listeners = new Set<() => void>()

  /** Applies one change and notifies the subscribers. */
  apply<Name extends TableName>(change: TableChange<Name>): void {
    const rows = this.#rows(change.table)
    for (const key of change.deletes) rows.delete(serializeKey(key))
    for (const row of change.puts) rows.set(serializeKey(primaryKeyOf(change.table, row)), row)
    if (change.puts.length + change.deletes.length > 0) for (const listener of this.#listeners) listener()
  }

  /** Calls the listener after every change; returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#rows(table).values()]
  }

  get<Name extends TableName>(table: Name, key: Key): Promise<Tables[Name] | undefined> {
    return Promise.resolve(this.#rows(table).get(serializeKey(key)))
  }

  getMany<Name extends TableName>(table: Name, keys: readonly Key[]): Promise<(Tables[Name] | undefined)[]> {
    const rows = this.#rows(table)
    return Promise.resolve(keys.map((key) => rows.get(serializeKey(key))))
  }

  startingWith<Name extends TableName>(table: Name, prefix: readonly string[]): Promise<Tables[Name][]> {
    const start = `${prefix.join('\u0000')}\u0000`
    const found = [...this.#rows(table)].filter(([key]) => key.startsWith(start))
    found.sort(([a], [b]) => (a < b ? -1 : 1))
    return Promise.resolve(found.map(([, row]) => row))
  }

  #rows<Name extends TableName>(table: Name): Rows<Name> {
    return this.#tables[table]
  }
}

const emptyTables = (): AllRows => ({
  settings: new Map(),
  status: new Map(),
  domains: new Map(),
  games: new Map(),
  vendors: new Map(),
  popular: new Map(),
  banners: new Map(),
  announcements: new Map(),
  gameIndex: new Map(),
  syncState: new Map(),
  freshness: new Map(),
  rowDigests: new Map(),
  connection: new Map(),
  leader: new Map(),
  config: new Map(),
  members: new Map(),
  rankProgress: new Map(),
  matches: new Map(),
  contentAnswers: new Map(),
  memberAnswers: new Map(),
  services: new Map(),
  lines: new Map(),
  responseCache: new Map(),
  recents: new Map(),
  favourites: new Map(),
  vault: new Map(),
  outbox: new Map(),
  moneyActs: new Map(),
  counters: new Map(),
})
