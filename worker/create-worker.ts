import type { AppError } from '#domain/errors'
import { MERCHANT_KEY } from '#domain/storage-keys'
import { LAZY_CHUNK_DELAY_MS } from '#domain/timing'
import type { PageFacts, Signal, StorageMode } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { isSyncKeyOf, type ResourceName } from '#domain/tables/resources'
import { deliveryCommands } from './commands/outbox-commands'
import { gameCommands } from './commands/games/game-commands'
import { sendLogoutRequest } from './commands/session/logout'
import { languageCommand } from './commands/language/set-language'
import { sessionCommands } from './commands/session/session-commands'
import { RsaKeys } from './crypto/rsa-keys'
import { createPageFactsStore } from './page-facts-store'
import { loadLazyChunk, saveChoice } from './load-lazy-chunk'
import { createLazyLineManager } from './lines/lazy-line-manager'
import { CircuitBreaker } from './net/circuit-breaker'
import { ConfigLoader } from './net/config-file'
import { clearResponseCache } from './net/clear-response-cache'
import { saveConnectionState } from './net/save-connection-state'
import { createHttpClient } from './net/http-client'
import { createOutbox } from './outbox/create-outbox'
import { unbindPushLazily } from './outbox/load-push-binding'
import { createSignalSender } from './signal-sender'
import { createPauses } from './net/retry-delays'
import { SessionManager } from './session/session-manager'
import { Vault } from './session/vault'
import { createResilientStore } from './store/resilient-store'
import { runInitialSync } from './sync/run-initial-sync'
import type { WorkerEnvironment } from './worker-environment'
import type { SyncContext } from './sync/sync-context'
import { evictLazily } from './sync/evict-lazy'
import { FreshnessTracker } from './sync/freshness'
import { createMemberSync } from './sync/member-sync'
import { createSharedSync } from './sync/shared-sync'

/** Creates the worker from its parts: facts, store, requests, sync. One function per command; none of them throws. */
export const createWorkerApp = ({
  origin,
  userAgent,
  locks,
  isOnline,
  onOnline,
  sendTitle,
}: WorkerEnvironment) => {
  const signals = createSignalSender()
  const facts = createPageFactsStore()
  const config = new ConfigLoader(sendTitle)
  const store = createResilientStore({
    onRows: (changes) => {
      signals.emit({ type: 'rows', changes })
    },
    onMode: (mode) => {
      signals.emit({ type: 'storage', mode })
      if (mode === 'memory') shared.enableLocalSync()
      else shared.syncTogether()
      outbox.flush()
    },
    onDatabaseReset: () => void resyncAfterReset(),
    move: async (memory, database) => (await loadLazyChunk())?.moveRows(memory, database, locks) ?? false,
    freeSpace: async () => (await evictCache(true)) > 0,
  })
  const evictCache = (isFull = false): Promise<number> =>
    evictLazily({ ...context, members: () => sessions.memberIds }, isFull)
  const freshness = new FreshnessTracker(store, (key) => isSyncKeyOf(key, facts.current.session?.id ?? ''))
  const circuit = new CircuitBreaker((row) => {
    if (row.state === 'online') retryPending()
    void saveConnectionState(store, freshness, row)
  })

  const requester = createHttpClient({
    facts: () => facts.current,
    pathOf: config.resolvePath,
    origin,
    isCircuitOpen: () => circuit.isOpen,
    onOutcome: (error) => {
      circuit.record(error, isOnline())
      shared.onRequestOutcome(error)
    },
    onFailure: (error, spec, sentToken) => {
      sessions.onFailure(error, spec, sentToken)
    },
    merchant: async (spec) => (await loadLazyChunk())?.awaitMerchant(facts, config, spec) ?? null,
  })
  const context: SyncContext = {
    store,
    requester,
    facts,
    freshness,
    origin,
    epoch: () => shared.epoch,
    now: Date.now,
  }
  const { outbox, outboxTools, sendLanguage } = createOutbox(
    { store, requester, facts, locks, isCircuitOpen: () => circuit.isOpen },
    signals.emit,
  )
  const memberSync = createMemberSync(context, { circuit, onMember: () => void sendLanguage() })
  const emit = (signal: Signal): void => {
    if (signal.type === 'persist') void saveChoice(store, signal.key, signal.value)
    signals.emit(signal)
  }
  const vault = new Vault(store)
  const sessions = new SessionManager({
    facts,
    store,
    vault,
    emit,
    onStart: () => {
      memberSync.trigger('login')
      void shared.trigger('login')
      outbox.flush()
    },
    onEnd: (merchant, member) => {
      void unbindPushLazily(outboxTools, merchant, member)
      void clearResponseCache({ store, facts }, member)
    },
    onSessionRejected: (member) => void clearResponseCache({ store, facts }, member),
    onUnusedSession: ({ id, token }) => {
      void sendLogoutRequest(loginTools, token)
      void clearResponseCache({ store, facts }, id)
    },
  })
  const loginTools = {
    keys: new RsaKeys(requester),
    pathOf: config.resolvePath,
    facts,
    store,
    vault,
    sessions,
    emit,
    requester,
    pauses: createPauses(),
    userAgent,
  }
  const { pauses } = loginTools
  const setMerchant = (merchant: string): void => {
    if (merchant === facts.current.merchant) return
    const isAnother = facts.current.merchant !== ''
    facts.update({ merchant })
    signals.emit({ type: 'persist', key: MERCHANT_KEY, value: merchant })
    shared.broadcastMerchant()
    if (isAnother && shared.isLeading) void shared.syncAsLeader('start')
  }
  /** Called when the gateway may respond again: retries pending work. */
  const retryPending = (): void => {
    pauses.end()
    outbox.flush()
  }
  const lines = createLazyLineManager({ ...context, config, emit: signals.emit })
  const shared = createSharedSync({
    context,
    locks,
    circuit,
    onMerchant: setMerchant,
    onResult: lines.onResult,
    emit: signals.emit,
    onLead: () => void onBecameLeader(),
  })

  const onBecameLeader = async (): Promise<void> => {
    await runInitialSync({ facts, config, store, shared, setMerchant })
    if (!facts.current.dataSaver) setTimeout(() => void loadLazyChunk(), LAZY_CHUNK_DELAY_MS)
    shared.runWhenIdle(evictCache)
  }
  const resyncAfterReset = async (): Promise<void> => {
    freshness.forgetAll()
    if (shared.isLeading) circuit.reopen()
    memberSync.trigger('start')
    await shared.reclaim()
    await shared.trigger('start')
    outbox.flush()
  }
  onOnline(() => {
    void shared.trigger('online')
    memberSync.trigger('online')
    retryPending()
  })

  return {
    signals,
    /** Receives one-way facts from the document's script, before React has loaded. */
    receivePageFacts: (pageFacts: PageFacts): void => {
      facts.update(pageFacts)
    },
    /** Called at the start and at every respawn. Settles when rows can be read. */
    handshake: async (
      pageFacts: PageFacts,
      send: (signal: Signal) => unknown,
      lock?: string,
    ): Promise<Result<StorageMode, AppError>> => {
      // Held until this worker ends, so that the page can distinguish an ended worker from a busy one.
      if (lock) void locks?.request(lock, () => new Promise(() => undefined))
      facts.update(pageFacts)
      signals.connect(send)
      await store.ready
      if (store.mode === 'memory') shared.enableLocalSync()
      // Without a session the automatic login restores them first.
      if (pageFacts.session) void loadLazyChunk().then((lazy) => lazy?.restoreChoices(loginTools))
      shared.begin()
      memberSync.trigger('start')
      outbox.flush()
      lines.askForNews()
      if (facts.current.merchant !== pageFacts.merchant) {
        signals.emit({ type: 'persist', key: MERCHANT_KEY, value: facts.current.merchant })
      }
      return ok(store.mode)
    },
    setVisible: async (isVisible: boolean): Promise<Result<null, AppError>> => {
      const before = facts.current
      facts.update({ visible: isVisible })
      if (!isVisible) await freshness.save()
      memberSync.setVisible(isVisible)
      if (isVisible) retryPending()
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
    changeLanguage: languageCommand({ store, facts, shared, sendLanguage, evict: evictCache }),
    refresh: (): Promise<Result<null, AppError>> => {
      memberSync.trigger('retry')
      lines.forgetNews()
      pauses.end()
      return shared.refresh()
    },
    /** Called when the page cannot open a database: it receives every row from now on. False: now it can. */
    enableMemoryMode: async (isNeeded = true): Promise<Result<null, AppError>> => {
      await store.serveMemory(isNeeded)
      if (isNeeded) shared.enableLocalSync()
      return ok(null)
    },
    ...deliveryCommands(outboxTools),
    checkLines: lines.check,
    ...gameCommands({ requester, store, facts, origin, sessions }),
    ...sessionCommands(loginTools),
  }
}
