import type { AppError } from '#domain/errors'
import type { PageFacts, Signal, StorageMode } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { MERCHANT_KEY } from '#domain/storage-keys'
import type { ResourceName } from '#domain/tables/resources'
import type { WorkerParts } from '../create-parts'
import { loadLazyChunk } from '../load-lazy-chunk'
import { retryPending } from '../retry-pending'

/** Commands that report the state of the page: what it shows, and where it reads its rows. */
export const pageCommands = (parts: WorkerParts) => {
  const { facts, signals, store, freshness, shared, memberSync, outbox, lines, loginDependencies } = parts
  return {
    /**
     * Called at the start and at every respawn. Settles when rows can be read.
     * @param lock name of the Web Lock that the worker holds until it ends
     */
    handshake: async (
      pageFacts: PageFacts,
      send: (signal: Signal) => unknown,
      lock?: string,
    ): Promise<Result<StorageMode, AppError>> => {
      // A browser that refuses locks: the page then counts missed heartbeats.
      if (lock) parts.locks?.request(lock, {}, () => new Promise(() => undefined)).catch(() => undefined)
      facts.update(pageFacts)
      signals.connect(send)
      await store.ready
      if (store.mode === 'memory') shared.enableLocalSync()
      if (!shared.isLeading) await parts.config.restore(store) // its own requests need the paths too
      // Without a session the automatic login restores them first.
      if (pageFacts.session) void loadLazyChunk().then((lazy) => lazy?.restoreChoices(loginDependencies))
      shared.begin()
      memberSync.trigger('start')
      outbox.flush()
      lines.requestStatusError()
      if (facts.current.merchant !== pageFacts.merchant) {
        signals.emit({ type: 'persist', key: MERCHANT_KEY, value: facts.current.merchant })
      }
      return ok(store.mode)
    },
    ping: (): Result<'pong', AppError> => ok('pong'),
    setVisible: async (isVisible: boolean): Promise<Result<null, AppError>> => {
      const before = facts.current
      facts.update({ visible: isVisible })
      memberSync.setVisible(isVisible) // before the save: the page may be visible again by its end
      if (!isVisible) await freshness.save()
      if (isVisible) retryPending(parts)
      await shared.onVisibilityChange(before)
      return ok(null)
    },
    /** Called when the screens show other resources: those are synced first, and on-demand ones only from now on. */
    setVisibleResources: async (shown: readonly ResourceName[]): Promise<Result<null, AppError>> => {
      const before = facts.current
      facts.update({ shown })
      memberSync.trigger('shown')
      await shared.onVisibilityChange(before)
      return ok(null)
    },
    /** Turns data-saver mode on or off (OFF-08). */
    setDataSaver: (dataSaver: boolean): Result<null, AppError> => {
      facts.update({ dataSaver })
      return ok(null)
    },
    refresh: (): Promise<Result<null, AppError>> => {
      memberSync.trigger('retry')
      lines.resetStatusError()
      loginDependencies.retryDelays.end()
      return shared.refresh()
    },
    /** Called when the page cannot open a database: it receives every row from now on. False: now it can. */
    enableMemoryMode: async (isNeeded = true): Promise<Result<null, AppError>> => {
      await store.serveMemory(isNeeded)
      if (isNeeded) shared.enableLocalSync()
      return ok(null)
    },
  }
}
