import type { Result } from '#domain/result'
import { statusSchema } from '#domain/contract/lines/status'
import * as v from 'valibot'
import type { ResourceName } from '#domain/tables/resources'
import { storageFailure } from '../store/storage-error'
import type { SyncContext } from './sync-context'
import { INDEX_SOURCES, refreshIndex } from './diff-game-index'
import type { Resource } from './resource'
import { withTimeout } from '#domain/with-timeout'
import { syncResource, type SyncError, type SyncOutcome } from './sync-resource'

export type CycleResults = ReadonlyMap<Resource, Result<SyncOutcome, SyncError>>

interface CycleOptions {
  readonly context: SyncContext
  readonly resources: readonly Resource[]
  /**
   * True for resources on screen. The others are requested when these have arrived or time out. By default all are
   * first.
   */
  readonly isFirst?: (resource: Resource) => boolean
  /** One at a time, stopping at the first failure: the retry mode after an outage. */
  readonly isSequential: boolean
  readonly onMerchant: (merchant: string) => void
  /** Called after each resource. */
  readonly onResult?: ((resource: Resource, result: Result<SyncOutcome, SyncError>) => void) | undefined
  /** Aborts requests in flight; responses that have arrived are still written. */
  readonly signal: AbortSignal
}

// Wait at most this long for vendors before indexing games; without them, shelves fall back to class names.
const SIBLING_WAIT_MS = 3_000
// For this long only the resources on screen use the network.
const FIRST_WAVE_MS = 5_000

/**
 * Runs one sync cycle: requests resources in parallel, writes them as they arrive, and updates the lobby's index with
 * the games.
 */
export const runSyncCycle = async (options: CycleOptions): Promise<CycleResults> => {
  const { context, resources } = options
  const results = new Map<Resource, Result<SyncOutcome, SyncError>>()
  const controller = new AbortController()
  const cut = (): void => {
    controller.abort()
  }
  options.signal.addEventListener('abort', cut)
  const running = new Map<ResourceName, Promise<unknown>>()
  // The merchant that status has named in this cycle.
  let named: string | undefined
  const request = async (resource: Resource): Promise<Result<SyncOutcome, SyncError>> => {
    const isStatus = resource.name === 'status'
    const status = running.get('status')
    const result = await syncResource(context, resource, {
      signal: controller.signal,
      awaitMerchant: async () => {
        // It is named before its row is written.
        if (status) await context.facts.waitForMerchant(controller.signal)
        if (!named) await status
        return named
      },
      ready: withTimeout<unknown>(
        SIBLING_WAIT_MS,
        Promise.all((resource.after ?? []).flatMap((name) => running.get(name) ?? [])),
        null,
      ),
      ...(isStatus ? { onValue: (value: unknown) => (named = emitMerchant(options, value)) } : {}),
    })
    // Without status the merchant is unknown: stop waiting for it.
    if (isStatus && !result.ok && context.facts.current.merchant === '') controller.abort()
    return result
  }
  const run = async (resource: Resource): Promise<Result<SyncOutcome, SyncError>> => {
    // A failed read: the database was lost, and the reopened store syncs again.
    const result = await request(resource).catch(storageFailure)
    results.set(resource, result)
    options.onResult?.(resource, result)
    return result
  }
  if (options.isSequential) {
    for (const resource of resources) {
      const result = await run(resource)
      if (!result.ok) break
    }
  } else {
    const start = (wave: readonly Resource[]): void => {
      for (const resource of wave) running.set(resource.name, run(resource))
    }
    const { isFirst = () => true } = options
    start(resources.filter(isFirst))
    const rest = resources.filter((resource) => !isFirst(resource))
    if (rest.length > 0) await withTimeout<unknown>(FIRST_WAVE_MS, Promise.all(running.values()), null)
    start(rest)
    await Promise.all(INDEX_SOURCES.flatMap((name) => running.get(name) ?? []))
  }
  if (resources.some(({ name }) => INDEX_SOURCES.includes(name))) {
    // What it is built from has arrived later than the games, or in a cycle that did not end.
    await refreshIndex(context.store, context.facts.current, context.epoch()).catch(storageFailure)
  }
  await Promise.all(running.values())
  options.signal.removeEventListener('abort', cut)
  return results
}

const emitMerchant = ({ onMerchant }: CycleOptions, value: unknown): string | undefined => {
  const status = v.safeParse(statusSchema, value)
  if (!status.success) return undefined
  onMerchant(status.output.merchantCode)
  return status.output.merchantCode
}
