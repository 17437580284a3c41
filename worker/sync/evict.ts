import { DAY_MS } from '#domain/timing'
import { QUOTA_MARK } from '#domain/metrics/marks'
import { selectScopesToEvict, type CachedScope, scopeOf } from '#domain/sync/eviction'
import { syncKey } from '#domain/tables/resources'
import type { TableName } from '#domain/tables/schema'
import { deleteOldReports } from '../metrics/delete-old-reports'
import { deleteOldDeadLetters } from '../outbox/delete-dead-letters'
import { deleteRuntimeCaches } from '../store/delete-caches'
import type { Store } from '../store/store'
import { indexKey } from './diff-game-index'
import type { SyncContext } from './sync-context'
import { MEMBER_RESOURCES } from './member-resources'
import { FIRST_SCREEN_RESOURCES } from './resources'
import { ON_DEMAND_RESOURCES } from './on-demand-resources'

interface Dependencies extends Pick<SyncContext, 'store' | 'facts' | 'freshness' | 'epoch'> {
  /** Members that this device shows or could show again. */
  readonly members: () => readonly string[]
}

/** The table of each resource, by its name in a key. */
const TABLES: ReadonlyMap<string, TableName> = new Map(
  [...FIRST_SCREEN_RESOURCES, ...MEMBER_RESOURCES, ...ON_DEMAND_RESOURCES].map(({ name, table }) => [
    scopeOf({ key: syncKey(name, { merchant: '', language: '' }) }).resource,
    table,
  ]),
)

/**
 * Evicts cached data that has not been used for a while: old languages, other merchants, former members. Rows are
 * deleted first and their syncState last, so an interrupted eviction is resumed. A leader that was replaced while it
 * was frozen evicts nothing. When the quota is exceeded, our own caches are deleted too.
 * @returns how much was evicted; 0 for nothing
 */
export const evictStaleScopes = async (dependencies: Dependencies, isFull = false): Promise<number> => {
  const { store, facts, freshness, members } = dependencies
  // Rows in a tab's memory end with the tab, and the rows on the disk belong to the tab that leads there.
  if (!isFull && store.mode === 'memory') return 0
  const epoch = isFull ? undefined : dependencies.epoch()
  const { merchant, language } = facts.current
  if (isFull) performance.mark(QUOTA_MARK)
  const dropped = isFull && (await deleteRuntimeCaches()) ? 1 : 0
  if (merchant === '') return dropped
  const [states, checks] = await Promise.all([store.all('syncState'), store.all('freshness')])
  const checkedAt = new Map(checks.map(({ key, checkedAt: at }) => [key, at]))
  const scopes = states.map((state) => ({ state, scope: scopeOf(state, checkedAt.get(state.key)) }))
  const gone = new Set(
    selectScopesToEvict(
      scopes.map(({ scope }) => scope),
      { merchant, language, members: members() },
      Date.now(),
      isFull,
    ),
  )
  for (const { state, scope } of scopes) {
    if (!gone.has(scope)) continue
    // Marks it as never confirmed and not to be saved.
    freshness.markChecked(state.key, 0, true)
    await removeRows(store, epoch, scope)
    for (const table of ['rowDigests', 'freshness', 'syncState'] as const)
      await store.write([{ table, puts: [], deletes: [state.key] }], epoch)
  }
  await forgetOldAnswers(store)
  await deleteOldReports(store)
  await deleteOldDeadLetters(store)
  return gone.size + dropped
}

/**
 * Deletes responses that were cached for a browser session. Its end is not observable, but none lasts longer than a
 * day.
 */
const forgetOldAnswers = async (store: Store): Promise<void> => {
  const old = (await store.all('responseCache')).filter(({ at }) => Date.now() - at >= DAY_MS)
  const deletes = old.map(({ session, key }) => [session, key])
  if (deletes.length > 0) await store.write([{ table: 'responseCache', puts: [], deletes }])
}

const removeRows = async (
  store: Store,
  epoch: number | undefined,
  { resource, merchant, language, member }: CachedScope,
): Promise<void> => {
  const table = TABLES.get(resource)
  const remove = (name: TableName, key: string | readonly string[]) =>
    store.write([{ table: name, puts: [], deletes: [key] }], epoch)
  if (member !== '') {
    await (table ? remove(table, [merchant, member]) : remove('memberAnswers', [merchant, member, resource]))
    return
  }
  if (!table) return
  if (resource === 'settings') {
    await store.clear('services', [merchant], epoch)
    await store.clear('lines', [merchant], epoch)
  }
  if (language === '') {
    await remove(table, merchant)
    return
  }
  // Another value of this language may still be in use, and its syncState would say that it is there.
  if (table === 'contentAnswers') {
    await remove(table, [merchant, language, resource])
    return
  }
  await store.clear(table, [merchant, language], epoch)
  // One value per language; its key ends with the language.
  if (table === 'popular') await remove(table, [merchant, language])
  if (table === 'gameBuckets') {
    await store.clear('gameIndex', [merchant, language], epoch)
    await remove('rowDigests', indexKey({ merchant, language }))
  }
}
