import type { Result } from '#domain/result'
import { err } from '#domain/result'
import { statusSchema } from '#domain/contract/lines/status'
import * as v from 'valibot'
import type { ResourceName } from '#domain/tables/resources'
import type { SyncContext } from './sync-context'
import { indexChange } from './diff-game-index'
import type { Resource } from './resource'
import { withTimeout } from '#domain/with-timeout'
import { syncResource, type SyncError, type SyncOutcome } from './sync-resource'

export type CycleResults = ReadonlyMap<Resource, Result<SyncOutcome, SyncError>>

interface CycleOptions {
  readonly context: SyncContext
  readonly resources: readonly Resource[]
  /** What the screen shows: the rest is asked for when these have come, or hang. All, where nothing is said. */
  readonly isFirst?: (resource: Resource) => boolean
  /** One after the other, stopping at the first that fails: how a gateway that was down is tried again. */
  readonly isSequential: boolean
  readonly onMerchant: (merchant: string) => void
  /** Each resource as it is done. */
  readonly onResult?: ((resource: Resource, result: Result<SyncOutcome, SyncError>) => void) | undefined
  /** Cuts what is still asked for; what has come is written all the same. */
  readonly signal: AbortSignal
}

// A slow list of vendors holds the games back no longer than this; they come out under the names of their classes then.
const SIBLING_WAIT_MS = 3_000
// What the screen shows has the line for itself for as long as this.
const FIRST_WAVE_MS = 5_000

/** One round over some resources: asked side by side, written as they come, the lobby's index with the games. */
export const runSyncCycle = async (options: CycleOptions): Promise<CycleResults> => {
  const { context, resources } = options
  const results = new Map<Resource, Result<SyncOutcome, SyncError>>()
  const controller = new AbortController()
  const cut = (): void => {
    controller.abort()
  }
  options.signal.addEventListener('abort', cut)
  const running = new Map<ResourceName, Promise<unknown>>()
  const hasStatus = resources.some(({ name }) => name === 'status')
  const run = async (resource: Resource): Promise<Result<SyncOutcome, SyncError>> => {
    const isStatus = resource.name === 'status'
    const result = await syncResource(context, resource, {
      signal: controller.signal,
      isParallelToStatus: !options.isSequential && !isStatus && hasStatus,
      ready: withTimeout<unknown>(
        SIBLING_WAIT_MS,
        Promise.all((resource.after ?? []).flatMap((name) => running.get(name) ?? [])),
        null,
      ),
      ...(isStatus ? { onValue: emitMerchant(options) } : {}),
    })
    results.set(resource, result)
    options.onResult?.(resource, result)
    // Without status nobody knows whose rows these are: what waits for a name stops waiting.
    if (isStatus && !result.ok && context.facts.current.merchant === '') controller.abort()
    return result
  }
  if (options.isSequential) {
    for (const resource of resources) {
      const result = await run(resource)
      if (!result.ok) break
    }
  } else {
    const start = (wave: readonly Resource[]): void => {
      for (const resource of wave)
        running.set(resource.name, run(resource).catch(recordStorageError(results, resource)))
    }
    const { isFirst = () => true } = options
    start(resources.filter(isFirst))
    const rest = resources.filter((resource) => !isFirst(resource))
    if (rest.length > 0) await withTimeout<unknown>(FIRST_WAVE_MS, Promise.all(running.values()), null)
    start(rest)
    await Promise.all(running.values())
  }
  options.signal.removeEventListener('abort', cut)
  await rebuildIndex(context, results)
  return results
}

const emitMerchant =
  ({ onMerchant }: CycleOptions) =>
  (value: unknown): void => {
    const status = v.safeParse(statusSchema, value)
    if (status.success) onMerchant(status.output.merchantCode)
  }

/** A read that failed because the database went away; healing syncs anew. */
const recordStorageError =
  (results: Map<Resource, Result<SyncOutcome, SyncError>>, resource: Resource) => (): void => {
    results.set(resource, err({ kind: 'storage', detail: 'unknown' }))
  }

/** Vendors, popular games or the currency have changed, and no new games came that brought the index with them. */
const rebuildIndex = async (context: SyncContext, results: CycleResults): Promise<void> => {
  const hasChanged = ([resource, result]: readonly [Resource, Result<SyncOutcome, SyncError>]): boolean =>
    resource.feedsIndex === true && result.ok && result.value === 'changed'
  const changed = [...results].filter(hasChanged)
  const merchant = context.facts.current.merchant
  if (merchant === '' || changed.length === 0 || changed.some(([resource]) => resource.name === 'games'))
    return
  const scope = { merchant, language: context.facts.current.language, member: '' }
  const { change } = await indexChange(context.store, scope)
  if (change.puts.length + change.deletes.length > 0) await context.store.write([change], context.epoch())
}
