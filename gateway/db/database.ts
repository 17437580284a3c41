import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import LibSql from 'libsql'
import * as v from 'valibot'
import { ACCOUNT_SCHEMA, LATER_COLUMNS } from './account-schema'
import { CHAT_SCHEMA } from './chat-schema'
import { DELIVERY_SCHEMA } from './delivery-schema'
import { DOWNLOAD_SCHEMA } from './download-schema'
import { MEMBER_AREA_SCHEMA } from './member-area-schema'
import { MONEY_SCHEMA } from './money-schema'
import { REPORT_SCHEMA } from './report-schema'
import { SCHEMA } from './content-schema'

// Tables before those that reference them.
const SCHEMAS = [
  SCHEMA,
  DOWNLOAD_SCHEMA,
  ACCOUNT_SCHEMA,
  MEMBER_AREA_SCHEMA,
  MONEY_SCHEMA,
  DELIVERY_SCHEMA,
  CHAT_SCHEMA,
  REPORT_SCHEMA,
]

export type SqlValue = string | number | null

const columnRows = v.array(v.object({ name: v.string() }))

/** The embedded database behind one narrow interface: every returned row has passed a schema. */
export interface Database {
  all<T>(row: v.GenericSchema<unknown, T>, sql: string, ...values: SqlValue[]): T[]
  /** The first row, or null. */
  get<T>(row: v.GenericSchema<unknown, T>, sql: string, ...values: SqlValue[]): T | null
  run(sql: string, ...values: SqlValue[]): void
  /** Runs one statement for many rows, in one transaction. */
  insertAll(sql: string, rows: Iterable<readonly SqlValue[]>): void
  /** Runs the work in a transaction, which is rolled back if the work throws. Must not be nested. */
  transaction<T>(work: () => T): T
  close(): void
}

/** Opens a file, or `:memory:`, and creates missing tables and columns. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  // Values are bound as one array: libsql treats a single null as a record of named values.
  const sqlite = new LibSql(file)
  for (const schema of SCHEMAS) sqlite.exec(schema)
  for (const [table, column, definition] of LATER_COLUMNS) {
    const columns = v.parse(columnRows, sqlite.prepare(`PRAGMA table_info(${table})`).all())
    if (columns.some(({ name }) => name === column)) continue
    sqlite.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`)
  }
  sqlite.exec('PRAGMA foreign_keys = ON')
  return wrap(sqlite)
}

/** Opens an existing file, and rejects every change of it. */
export function openReadOnly(file: string): Database {
  const sqlite = new LibSql(file)
  sqlite.exec('PRAGMA query_only = ON')
  return wrap(sqlite)
}

function wrap(sqlite: LibSql.Database): Database {
  return {
    all: (row, sql, ...values) => v.parse(v.array(row), sqlite.prepare(sql).all(values)),
    get(row, sql, ...values) {
      const found: unknown = sqlite.prepare(sql).get(values)
      return found === undefined ? null : v.parse(row, found)
    },
    run(sql, ...values) {
      sqlite.prepare(sql).run(values)
    },
    insertAll(sql, rows) {
      const statement = sqlite.prepare(sql)
      sqlite.transaction(() => {
        for (const row of rows) statement.run(row)
      })()
    },
    transaction<T>(work: () => T) {
      sqlite.exec('BEGIN IMMEDIATE')
      try {
        const done = work()
        sqlite.exec('COMMIT')
        return done
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
    close() {
      sqlite.close()
    },
  }
}
