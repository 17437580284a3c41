import type { DatabaseReader } from './reader'
import { type Key, primaryKeyOf, serializeKey, type TableName, type Tables } from './schema'

type Rows<Name extends TableName> = Map<string, Tables[Name]>
type AllRows = { readonly [Name in TableName]?: Rows<Name> }

/** Rows to put and keys to delete in one table. */
export interface TableChange<Name extends TableName = TableName> {
  readonly table: Name
  readonly puts: readonly Tables[Name][]
  readonly deletes: readonly Key[]
}

/** Tables in memory: the worker's store without a database, and the page's copy of it. */
export class MemoryDatabase implements DatabaseReader {
  readonly #tables: AllRows = {}
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
    const known = this.#tables[table]
    if (known) return known
    const rows: Rows<Name> = new Map()
    Object.assign(this.#tables, { [table]: rows })
    return rows
  }
}
