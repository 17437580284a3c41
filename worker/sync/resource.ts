import * as v from 'valibot'
import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { lenientArray, takeDroppedRowCount } from '#domain/contract/schema-helpers'
import { err, ok, type Result } from '#domain/result'
import type { IndexedGame } from '#domain/lobby/game-index'
import type { ResourceName, SyncScope } from '#domain/tables/resources'
import type { SettingsRow } from '#domain/tables/rows'
import type { TableName, Tables } from '#domain/tables/schema'
import type { Access } from '../net/request-headers'
import { parseValue } from '../net/parse-value'
import type { Store } from '../store/store'

export interface Scope extends SyncScope {
  /** '' where nobody is logged in. */
  readonly member: string
}

export interface Parsed<Name extends TableName> {
  readonly rows: readonly Tables[Name][]
  /** Rows left out as invalid or doubled. */
  readonly dropped: number
  /** Fields with a wrong value, which have another one in its place. */
  readonly badFields?: readonly string[]
}

/** What a declaration says; the rest follows from whether it is a list or one value. */
export interface ResourceOptions<Name extends TableName> {
  readonly name: ResourceName
  readonly path: string
  readonly table: Name
  /** How long an answer counts as fresh, ms. */
  readonly ttlMs: number
  readonly triggers: readonly SyncTrigger[]
  readonly access?: Access
  /** `shown`: asked for only while a screen shows it. Otherwise always. */
  readonly syncPolicy?: 'shown'
  /** It says whether the site is open: asked for whenever a page comes back or is refused, and each minute while it is not (SHL-01). */
  readonly isAvailabilityCheck?: boolean
  /** Every screen needs it, whatever it shows. */
  readonly isEssential?: boolean
  /** Asked for when what the first screens show has come, unless it is on screen itself. */
  readonly isLowPriority?: boolean
  /** False: this merchant has no such thing, so it is not asked for. */
  readonly isEnabledBy?: (settings: SettingsRow) => boolean
  readonly query?: (page: {
    readonly origin: string
    readonly url: string
  }) => Readonly<Record<string, string>>
  /** An empty list where there were rows is a fault and loses nothing. */
  readonly isNeverEmpty?: boolean
  /** What this one's index is built from: it waits for them, for a while, before it writes. */
  readonly after?: readonly ResourceName[]
  /** Does a change of its rows change the lobby's index? */
  readonly feedsIndex?: boolean
  /** The games in these rows, where the rows are games. */
  indexes?(rows: readonly Tables[Name][]): readonly IndexedGame[]
}

/** The part of the lazy chunk that repairs bad values. */
interface RepairCode {
  repairedSettings(value: unknown, scope: Scope, last: SettingsRow | undefined): Parsed<'settings'> | null
}

/** A resource of the gateway, declared and not coded: the one engine runs them all. */
export interface Resource<Name extends TableName = TableName> extends ResourceOptions<Name> {
  /** Of the value, or of each row where the value is a list. */
  readonly schema: v.GenericSchema
  parse(value: unknown, scope: Scope): Result<Parsed<Name>, AppError>
  /**
   * Called with a value that `parse` rejects: returns its rows without the bad fields, null where nothing is valid.
   * @param code the repairs, from the lazy chunk
   * @param last the stored row
   */
  repair?(code: RepairCode, value: unknown, scope: Scope, last: Tables[Name] | undefined): Parsed<Name> | null
  /** The fields of a row's key before its id. */
  prefix(scope: Scope): readonly string[]
  /** Every row of this scope that the table holds. */
  stored(store: Store, scope: Scope): Promise<readonly Tables[Name][]>
}

/** A resource that is a list: each row is checked alone, a bad one is dropped and counted, never the list. */
export const listResource = <Name extends TableName, Wire>(
  declaration: ResourceOptions<Name>,
  schema: v.GenericSchema<unknown, Wire>,
  idOf: (wire: Wire) => string,
  toRow: (wire: Wire, scope: Scope, position: number) => Tables[Name],
): Resource<Name> => ({
  ...declaration,
  schema,
  parse: (value, scope) => {
    const checked = parseRows(declaration.name, schema, value)
    if (!checked.ok) return checked
    const rows: Tables[Name][] = []
    const seen = new Set<string>()
    for (const wire of checked.value.rows) {
      const id = idOf(wire)
      // Of two rows with one id the first stands: which it is must not depend on the order of writing.
      if (seen.has(id)) continue
      seen.add(id)
      rows.push(toRow(wire, scope, rows.length))
    }
    const doubled = checked.value.rows.length - rows.length
    return ok({ rows, dropped: checked.value.dropped + doubled })
  },
  prefix: ({ merchant, language }) => [merchant, language],
  stored: (store, { merchant, language }) => store.startingWith(declaration.table, [merchant, language]),
})

/** A list whose rows are checked one by one: those that pass, and how many did not. */
export const parseRows = <Wire>(
  name: ResourceName,
  schema: v.GenericSchema<unknown, Wire>,
  value: unknown,
): Result<{ readonly rows: readonly Wire[]; readonly dropped: number }, AppError> => {
  if (!Array.isArray(value)) return err({ kind: 'malformed', detail: `${name}: not a list` })
  takeDroppedRowCount()
  const rows = v.parse(lenientArray(schema), value)
  if (rows.length === 0 && value.length > 0) {
    return err({ kind: 'malformed', detail: `${name}: no row is valid` })
  }
  return ok({ rows, dropped: takeDroppedRowCount() })
}

/** A resource that is one value, kept as one row: a merchant's, or one for each language or member. */
export const singleResource = <Name extends TableName, Wire>(
  declaration: ResourceOptions<Name> & { readonly by?: 'language' | 'member' },
  schema: v.GenericSchema<unknown, Wire>,
  toRow: (wire: Wire, scope: Scope) => Tables[Name] | null,
): Resource<Name> => ({
  ...declaration,
  schema,
  parse: (value, scope) => {
    takeDroppedRowCount()
    const parsed = parseValue(declaration.name, schema, value)
    if (!parsed.ok) return parsed
    const row = toRow(parsed.value, scope)
    return ok({ rows: row ? [row] : [], dropped: takeDroppedRowCount() })
  },
  prefix: ({ merchant }) => (declaration.by ? [merchant] : []),
  stored: async (store, scope) => {
    const key = declaration.by ? [scope.merchant, scope[declaration.by]] : scope.merchant
    const row = await store.get(declaration.table, key)
    return row ? [row] : []
  },
})
