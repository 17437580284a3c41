import { DAY_MS } from '#domain/timing'
import { selectScopesToEvict, type CachedScope, scopeOf } from '#domain/sync/eviction'
import { memberAnswerKeys } from '#domain/tables/resources'
import type { TableName } from '#domain/tables/schema'
import { deleteRuntimeCaches } from '../store/delete-caches'
import type { Store } from '../store/store'
import type { SyncContext } from './sync-context'
import { MEMBER_RESOURCES, FIRST_SCREEN_RESOURCES } from './resources'
import { ON_DEMAND_RESOURCES } from './on-demand-resources'

interface Tools extends Pick<SyncContext, 'store' | 'facts' | 'freshness' | 'epoch'> {
  /** Members that this device shows, or would show again. */
  readonly members: () => readonly string[]
}

const TABLES: ReadonlyMap<string, TableName> = new Map(
  [...FIRST_SCREEN_RESOURCES, ...MEMBER_RESOURCES, ...ON_DEMAND_RESOURCES].map(({ name, table }) => [
    name,
    table,
  ]),
)

/**
 * Gives up copies that nobody has used for a while: old languages, other merchants, members who are gone. The rows first,
 * what is known of them last, so that an eviction that is cut is taken up again. A leader that was replaced while it slept
 * gives up nothing. On a full device our own caches go too.
 * @returns how much was given up: 0 where there was nothing
 */
export const evictStaleScopes = async (tools: Tools, isFull = false): Promise<number> => {
  const { store, facts, freshness, members } = tools
  // Rows of a tab's memory alone end with it, and what is on the disk is for the tab that leads there.
  if (!isFull && store.mode === 'memory') return 0
  const epoch = isFull ? undefined : tools.epoch()
  const { merchant, language } = facts.current
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
    // Never confirmed, and nothing to write down of it.
    freshness.markChecked(state.key, 0, true)
    await removeRows(store, epoch, scope)
    for (const table of ['rowDigests', 'freshness', 'syncState'] as const)
      await store.write([{ table, puts: [], deletes: [state.key] }], epoch)
  }
  await forgetOldAnswers(store)
  return gone.size + dropped
}

/** Answers that were good for a browser session: nobody says when one has ended, and none lasts longer than a day. */
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
  if (member !== '') {
    const deletes = memberAnswerKeys(merchant, member)
    await store.write([{ table: 'memberAnswers', puts: [], deletes }], epoch)
    if (table && table !== 'memberAnswers') {
      await store.write([{ table, puts: [], deletes: [[merchant, member]] }], epoch)
    }
    return
  }
  if (!table) return
  if (resource === 'settings') {
    await store.clear('services', [merchant], epoch)
    await store.clear('lines', [merchant], epoch)
  }
  if (language === '') {
    await store.write([{ table, puts: [], deletes: [merchant] }], epoch)
    return
  }
  await store.clear(table, [merchant, language], epoch)
  // One value a language, under a key that has nothing after it.
  if (table === 'popular') await store.write([{ table, puts: [], deletes: [[merchant, language]] }], epoch)
  if (resource === 'games') await store.clear('gameIndex', [merchant, language], epoch)
}
