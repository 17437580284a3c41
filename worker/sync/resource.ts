import type * as v from 'valibot'
import type { AppError } from '#domain/errors'
import type { SyncTrigger } from '#domain/port'
import { countLosses } from '#domain/contract/parse-losses'
import { validRows } from '#domain/contract/schema-helpers'
import { err, ok, type Result } from '#domain/result'
import type { IndexedGame } from '#domain/lobby/game-index'
import type { ResourceName, SyncScope } from '#domain/tables/resources'
import type { SettingsRow } from '#domain/tables/rows'
import type { TableName, Tables } from '#domain/tables/schema'
import type { FirstRequest } from '../early/first-requests'
import type { Access } from '../net/request-headers'
import { parseValue } from '../net/parse-value'
import type { Store } from '../store/store'

export interface Scope extends SyncScope {
  /** Empty for a guest. */
  readonly member: string
}

export interface Parsed<Name extends TableName> {
  readonly rows: readonly Tables[Name][]
  /** Number of rows dropped as invalid or duplicate. */
  readonly dropped: number
  /** Fields with an invalid value that was replaced. */
  readonly badFields?: readonly string[]
  /** The games in the rows, if the rows are games. */
  readonly games?: readonly IndexedGame[]
}

/** Options of a resource declaration. The rest follows from its kind: a list or a single value. */
export interface ResourceOptions<Name extends TableName> {
  readonly name: ResourceName
  readonly path: string
  readonly table: Name
  /** How long a response is fresh, ms. */
  readonly ttlMs: number
  readonly triggers: readonly SyncTrigger[]
  readonly access?: Access
  /** `shown`: requested only while a screen shows it. Otherwise always requested. */
  readonly syncPolicy?: 'shown'
  /**
   * True if it reports whether the site is available. It is requested when a page becomes visible again or a request
   * is rejected, and every minute while the site is unavailable (SHL-01).
   */
  readonly isAvailabilityCheck?: boolean
  /** True if every screen needs it. */
  readonly isEssential?: boolean
  /** True if it is requested after the first screen's resources, unless it is on screen itself. */
  readonly isLowPriority?: boolean
  /** Returns false if the merchant does not offer it: then it is not requested. */
  readonly isEnabledBy?: (settings: SettingsRow) => boolean
  readonly query?: FirstRequest['query']
  /** True if an empty list after a non-empty one is an error; the stored rows are kept. */
  readonly isNeverEmpty?: boolean
  /** The resources that its index is built from. It waits a limited time for them before it writes. */
  readonly after?: readonly ResourceName[]
}

/** The part of the lazy chunk that repairs invalid values. */
interface RepairCode {
  repairedSettings(value: unknown, scope: Scope, last: SettingsRow | undefined): Parsed<'settings'> | null
}

/** A resource of the gateway. It is declared, not coded: one engine syncs all of them. */
export interface Resource<Name extends TableName = TableName> extends ResourceOptions<Name> {
  /** Schema of the value, or of each row of a list. */
  readonly schema: v.GenericSchema
  parse(value: unknown, scope: Scope): Result<Parsed<Name>, AppError>
  /**
   * Called with a value that `parse` rejects. Returns its rows without the invalid fields, or null if nothing is
   * valid.
   * @param code the repairs, from the lazy chunk
   * @param last the stored row
   */
  repair?(code: RepairCode, value: unknown, scope: Scope, last: Tables[Name] | undefined): Parsed<Name> | null
  /** Returns the fields of a row's key before its id. */
  prefix(scope: Scope): readonly string[]
  /** Returns all stored rows of this scope. */
  stored(store: Store, scope: Scope): Promise<readonly Tables[Name][]>
}

/** Declares a list resource. Each row is validated alone; an invalid row is dropped and counted, the list is kept. */
export const listResource = <Name extends TableName, Wire>(
  declaration: ResourceOptions<Name>,
  schema: v.GenericSchema<unknown, Wire>,
  idOf: (wire: Wire) => string,
  toRows: (wires: readonly Wire[], scope: Scope) => Pick<Parsed<Name>, 'rows' | 'games'>,
): Resource<Name> => ({
  ...declaration,
  schema,
  parse: (value, scope) => {
    const checked = parseRows(declaration.name, schema, value, idOf)
    if (!checked.ok) return checked
    const { rows, dropped } = checked.value
    return ok({ ...toRows(rows, scope), dropped })
  },
  prefix: ({ merchant, language }) => [merchant, language],
  stored: (store, { merchant, language }) => store.startingWith(declaration.table, [merchant, language]),
})

/**
 * Validates the rows of a list one by one. Returns the valid rows without repeats of an id, and the number of dropped
 * ones. Of two rows with the same id the first wins, so the result does not depend on the order of writing.
 */
export const parseRows = <Wire>(
  name: ResourceName,
  schema: v.GenericSchema<unknown, Wire>,
  value: unknown,
  idOf: (wire: Wire) => string,
): Result<{ readonly rows: readonly Wire[]; readonly dropped: number }, AppError> => {
  if (!Array.isArray(value)) return err({ kind: 'malformed', detail: `${name}: not a list` })
  const items: readonly unknown[] = value
  const { result: valid, losses } = countLosses(() => validRows(schema, items))
  if (valid.length === 0 && items.length > 0) {
    return err({ kind: 'malformed', detail: `${name}: no row is valid` })
  }
  const seen = new Set<string>()
  const rows = valid.filter((wire) => {
    const isFirst = !seen.has(idOf(wire))
    seen.add(idOf(wire))
    return isFirst
  })
  return ok({ rows, dropped: losses.droppedRows + valid.length - rows.length })
}

/** Declares a single-value resource, stored as one row: per merchant, language or member. */
export const singleResource = <Name extends TableName, Wire>(
  declaration: ResourceOptions<Name> & { readonly by?: 'language' | 'member' },
  schema: v.GenericSchema<unknown, Wire>,
  toRow: (wire: Wire, scope: Scope) => Tables[Name] | null,
): Resource<Name> => ({
  ...declaration,
  schema,
  parse: (value, scope) => {
    const { result: parsed, losses } = countLosses(() => parseValue(declaration.name, schema, value))
    if (!parsed.ok) return parsed
    const row = toRow(parsed.value, scope)
    return ok({ rows: row ? [row] : [], dropped: losses.droppedRows })
  },
  prefix: ({ merchant }) => (declaration.by ? [merchant] : []),
  stored: async (store, scope) => {
    const key = declaration.by ? [scope.merchant, scope[declaration.by]] : scope.merchant
    const row = await store.get(declaration.table, key)
    return row ? [row] : []
  },
})
