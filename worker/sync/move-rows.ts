import type { TableChange } from '#domain/tables/memory-tables'
import { syncKey } from '#domain/tables/resources'
import { isCacheTable, primaryKeyOf, TABLE_NAMES, type TableName } from '#domain/tables/schema'
import type { SyncStateRow } from '#domain/tables/rows'
import { SYNC_GROUP } from '#domain/tables/rows'
import { TAKEN_FROM_DISK } from '../store/quota-exceeded-store'
import type { Store } from '../store/store'
import { applyDiff } from './apply-diff'
import { refreshIndex } from './diff-game-index'
import type { Locks } from './leader-election'
import { newerRows } from './newer-rows'
import type { Resource, Scope } from './resource'
import { MEMBER_RESOURCES } from './member-resources'
import { FIRST_SCREEN_RESOURCES } from './resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from './on-demand-resources'

/** Cached rows that belong to no resource. Where they have a time, the newer row wins. */
const LOOSE_COPIES: readonly TableName[] = [
  'config',
  'connection',
  'freshness',
  'lines',
  'responseCache',
  'services',
]

/** Tables without a time; the leader writes them, except for a merchant's own texts, which any tab may fetch again. */
const LED_COPIES: ReadonlySet<TableName> = new Set<TableName>(['config', 'services'])

const SHARED: ReadonlySet<Resource> = new Set([...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES])
/** The lobby's index is built from the other resources, so they come first. */
const ALL: readonly Resource[] = [...SHARED, ...MEMBER_RESOURCES, ...ON_DEMAND_MEMBER_RESOURCES].sort(
  (a, b) => (a.after?.length ?? 0) - (b.after?.length ?? 0),
)

/**
 * Moves the rows that a tab has held in memory to its database that opened late. User data is added; what was
 * removed in memory is removed there. A resource replaces its stored rows if it was synced later. Rows shared by all
 * tabs stay as they are while another tab leads, because only the leader may write them.
 * @returns false if user data cannot be written: it stays in memory. Cached data can be fetched again. Never rejects:
 *   a database that cannot be read is not used.
 */
export const moveRows = (...given: Parameters<typeof move>): Promise<boolean> =>
  move(...given).catch(() => false)

const move = async (
  memory: Store,
  database: Store,
  locks: Pick<Locks, 'query'> | undefined,
): Promise<boolean> => {
  // User data first: on a device with little room cached data must not take its place. Where memory mode supports the
  // vault, user data is already on the disk. Writing back what was read there would undo another tab's deletions.
  if (!memory.supportsVault && !(await moveOwn(memory, database))) return false
  // A browser that refuses locks has no leader in another tab.
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  const isLedElsewhere = held.some(({ name }) => name === SYNC_GROUP)
  for (const { table, deletes, prefix } of memory.removals ?? []) {
    if (!TAKEN_FROM_DISK.has(table)) continue
    if (prefix) await database.clear(table, prefix)
    await database.write([{ table, puts: [], deletes }])
  }
  for (const table of LOOSE_COPIES) {
    if (LED_COPIES.has(table) && isLedElsewhere) continue
    const puts = await newerRows(memory, database, table)
    if (puts.length > 0) await database.write([{ table, puts, deletes: [] }])
  }
  const indexScopes = new Map<string, Scope>()
  const states = await memory.all('syncState')
  for (const resource of ALL) {
    if (SHARED.has(resource) && isLedElsewhere) continue
    for (const state of states) {
      const scope = scopeOf(resource, state)
      const isChanged = scope && (await moveResource(memory, database, resource, scope, state))
      if (isChanged && scope.language !== '') indexScopes.set(`${scope.merchant}|${scope.language}`, scope)
    }
  }
  for (const scope of indexScopes.values()) await refreshIndex(database, scope)
  return true
}

/**
 * Moves user data in one transaction, so another tab finds all rows or none.
 * @returns true if they are written
 */
const moveOwn = async (memory: Store, database: Store): Promise<boolean> => {
  const changes: TableChange[] = []
  for (const { table, deletes, prefix } of memory.removals ?? []) {
    if (isCacheTable(table)) continue
    const cleared = prefix ? await database.startingWith(table, prefix) : []
    changes.push({
      table,
      puts: [],
      deletes: [...deletes, ...cleared.map((row) => primaryKeyOf(table, row))],
    })
  }
  for (const table of TABLE_NAMES) {
    if (isCacheTable(table)) continue
    const puts = await newerRows(memory, database, table)
    if (puts.length > 0) changes.push({ table, puts, deletes: [] })
  }
  return (await database.write(changes)).ok
}

/** Returns the scope of a state; null if it belongs to another resource or its rows are incomplete. */
const scopeOf = (resource: Resource, { key, contentHash, isPartial }: SyncStateRow): Scope | null => {
  const [, merchant = '', language = '', member = ''] = key.split('|')
  const scope = { merchant, language, member }
  return key === syncKey(resource.name, scope) && contentHash !== undefined && !isPartial ? scope : null
}

/** @returns true if rows were written */
const moveResource = async (
  memory: Store,
  database: Store,
  resource: Resource,
  scope: Scope,
  state: SyncStateRow,
): Promise<boolean> => {
  const there = await database.get('syncState', state.key)
  if ((there?.syncedAt ?? 0) >= (state.syncedAt ?? 0)) return false
  const rows = await resource.stored(memory, scope)
  const moved = await applyDiff({
    store: database,
    // No leader writes these now, or they belong to this tab's own member.
    epoch: undefined,
    resource,
    scope,
    parsed: { rows, dropped: 0 },
    state,
    wasPartial: there?.isPartial === true,
  })
  return moved.ok && moved.value > 0
}
