import type { Signal } from '#domain/port'
import { IMAGE_RULES_KEY } from '#domain/storage-keys'
import { isSyncKeyOf } from '#domain/tables/resources'
import type { LoginDependencies } from './commands/accounts/login-dependencies'
import { createLazyLineManager } from './lines/lazy-line-manager'
import { loadLazyChunk, saveChoice } from './load-lazy-chunk'
import { CircuitBreaker } from './net/circuit-breaker'
import { ConfigLoader } from './net/config-file'
import { createHttpClient } from './net/http-client'
import { createRetryDelays } from './net/retry-delays'
import { createOutbox } from './outbox/create-outbox'
import { createPageFactsStore } from './page-facts-store'
import { SessionManager } from './session/session-manager'
import { createSignalSender } from './signal-sender'
import { createResilientStore } from './store/resilient-store'
import { evictLazily } from './sync/evict-lazy'
import { FreshnessTracker } from './sync/freshness'
import { createLazyMemberSync } from './sync/lazy-member-sync'
import { createSharedSync } from './sync/shared-sync'
import type { SyncContext } from './sync/sync-context'
import type { WorkerEnvironment } from './worker-environment'
import { createWorkerEvents } from './worker-events'

/** Creates the parts of the worker. They report what happens as events; `connectParts` lists what follows. */
export const createParts = ({ origin, early, userAgent, locks, isOnline, sendTitle }: WorkerEnvironment) => {
  const events = createWorkerEvents()
  const { report } = events
  const signals = createSignalSender()
  const facts = createPageFactsStore()
  const config = new ConfigLoader({
    sendTitle,
    sendRules: (value) => signals.emit({ type: 'persist', key: IMAGE_RULES_KEY, value }),
    early,
  })
  const evict = (isFull = false): Promise<number> =>
    evictLazily({ ...context, members: () => sessions.memberIds }, isFull)
  const store = createResilientStore({
    onRows: report('rows'),
    onMode: report('storage-mode'),
    onDatabaseReset: report('database-reset'),
    move: async (memory, database) => (await loadLazyChunk())?.moveRows(memory, database, locks) ?? false,
    freeSpace: () => evict(true),
  })
  const freshness = new FreshnessTracker(store, (key) => isSyncKeyOf(key, facts.current.session?.id ?? ''))
  const circuit = new CircuitBreaker(report('connection'))
  const httpClient = createHttpClient({
    facts: () => facts.current,
    pathOf: config.resolvePath,
    origin,
    early,
    isCircuitOpen: () => circuit.isOpen,
    onOutcome: (error) => {
      circuit.record(error, isOnline())
      report('request-ended')(error)
    },
    onFailure: report('request-failed'),
    merchant: async (spec) => (await loadLazyChunk())?.awaitMerchant(facts, config, spec) ?? null,
  })
  const context: SyncContext = {
    store,
    httpClient,
    facts,
    freshness,
    origin,
    epoch: () => shared.epoch,
    now: Date.now,
  }
  const { outbox, outboxDependencies, sendLanguage } = createOutbox(
    { store, httpClient, facts, locks, isCircuitOpen: () => circuit.isOpen },
    signals.emit,
  )
  const memberSync = createLazyMemberSync(context, { circuit, onMember: report('member-synced') })
  /** A choice that the page persists is saved in the database too. */
  const emit = (signal: Signal): void => {
    if (signal.type === 'persist') void saveChoice(store, signal.key, signal.value)
    signals.emit(signal)
  }
  const sessions = new SessionManager({
    facts,
    store,
    emit,
    onStart: report('session-started'),
    onEnd: report('session-ended'),
    onSessionRejected: report('session-rejected'),
    onUnusedSession: report('session-unused'),
  })
  const loginDependencies: LoginDependencies = {
    pathOf: config.resolvePath,
    facts,
    store,
    sessions,
    emit,
    httpClient,
    retryDelays: createRetryDelays(),
    userAgent,
  }
  const lines = createLazyLineManager({ ...context, config, emit: signals.emit })
  const shared = createSharedSync({
    context,
    locks,
    circuit,
    onMerchant: report('merchant'),
    onResult: report('resource-synced'),
    emit: signals.emit,
    onLead: report('elected'),
  })
  return {
    events,
    signals,
    facts,
    config,
    store,
    evict,
    freshness,
    circuit,
    httpClient,
    outbox,
    outboxDependencies,
    sendLanguage,
    memberSync,
    sessions,
    loginDependencies,
    lines,
    shared,
    origin,
    locks,
    early,
  }
}

export type WorkerParts = ReturnType<typeof createParts>
