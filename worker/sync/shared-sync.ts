import { REFRESH_TIMEOUT_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { Signal, SyncTrigger } from '#domain/port'
import { err, type Result } from '#domain/result'
import type { ResourceName } from '#domain/tables/resources'
import type { CircuitBreaker } from '../net/circuit-breaker'
import type { SyncContext } from './sync-context'
import { type Locks, createLeaderElection } from './leader-election'
import { loadOnDemandResources } from './load-on-demand-resources'
import { TabPresence } from './tab-presence'
import type { Resource } from './resource'
import { FIRST_SCREEN_RESOURCES, STATUS_RESOURCE } from './resources'
import type { SyncError, SyncOutcome } from './sync-resource'
import { SyncScheduler } from './scheduler'
import { SyncChannel } from './sync-channel'
import { withTimeout } from '#domain/with-timeout'
import { SYNC_GROUP } from '#domain/tables/rows'

const REFRESH_TIMED_OUT = err<AppError>({ kind: 'timeout', limitMs: REFRESH_TIMEOUT_MS })

interface SharedSyncOptions {
  /** The sync context without the epoch, which the leader provides. */
  readonly context: Omit<SyncContext, 'epoch'>
  readonly locks: Locks | undefined
  readonly circuit: CircuitBreaker
  readonly onMerchant: (merchant: string) => void
  /** Called after each resource, in the leader's tab. */
  readonly onResult: (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  readonly emit: (signal: Signal) => void
  /** Called when this tab is elected leader: everything must be synced. */
  readonly onLead: () => void
}

/** Syncs what all tabs share, in one of them (OFF-04, R-04). */
export interface SharedSync {
  readonly epoch: number
  readonly isLeading: boolean
  /** Runs the trigger in the leader's tab. */
  trigger(trigger: SyncTrigger): Promise<Result<null, AppError>>
  /**
   * Refreshes everything for the player. Returns an error after 10 s at the latest; later responses are still
   * written.
   */
  refresh(): Promise<Result<null, AppError>>
  /** Runs the work while nothing is synced here. */
  runWhenIdle(work: () => Promise<unknown>): void
  /** Runs the trigger here, as the leader. */
  syncAsLeader(trigger: SyncTrigger): Promise<Result<null, AppError>>
  /** Called when the page facts have arrived: this tab now joins tab presence and the leader election. */
  begin(): void
  /** Called when `visible` or `shown` of the page facts change. */
  onVisibilityChange(before: { readonly visible: boolean }): Promise<void>
  /** Called when the database was lost and is open again. */
  reclaim(): Promise<void>
  /** Called after every request. A 503 may mean maintenance, so status is re-checked (SHL-01). */
  onRequestOutcome(error: AppError | null): void
  /** Memory mode: every tab syncs its own rows. */
  enableLocalSync(): void
  /** The rows are in the database: one tab syncs for all. */
  syncTogether(): void
  readonly channel: Pick<SyncChannel, 'broadcastMerchant' | 'broadcastConnection'>
}

export const createSharedSync = (options: SharedSyncOptions): SharedSync => {
  const { locks, circuit, onMerchant, onResult, emit, onLead } = options
  const { facts, store } = options.context
  const context: SyncContext = { ...options.context, epoch: () => leader.epoch }

  // Sync requests wait until this tab has its page facts and has requested everything; they then find nothing stale.
  let resolveBegun = (): void => undefined
  const begun = new Promise<void>((resolve) => (resolveBegun = resolve))
  const resources = [...FIRST_SCREEN_RESOURCES]
  const scheduler = new SyncScheduler({
    context,
    resources,
    probe: STATUS_RESOURCE,
    circuit,
    onMerchant,
    onResult,
    isEnabled: () => leader.isLeading,
    onClosing: (closing) => {
      if (closing) emit({ type: 'closed', closing })
    },
    shown: () => namesOf(resources, presence.shown),
  })
  const leader = createLeaderElection({
    locks,
    claimEpoch: () => store.claimEpoch(),
    readRow: () => store.get('leader', SYNC_GROUP),
    writeHeartbeat: (row) => store.write([{ table: 'leader', puts: [row], deletes: [] }], row.epoch),
    onElected: () => {
      leader.watch(false)
      presence.startPolling()
      onLead()
      bus.runWaiting()
    },
    onDemoted: () => {
      presence.stopPolling()
      watchLeader()
    },
  })
  const presence = new TabPresence({
    self: () => ({ isVisible: facts.current.visible, visibleResources: facts.current.shown }),
    onChange: () => {
      leader.setHeartbeat(!presence.isAlone)
      if (leader.isLeading) scheduler.setVisible(presence.isAnyVisible)
    },
  })
  const bus = new SyncChannel({
    isLeading: () => leader.isLeading,
    isAlone: () => leader.isLocalOnly,
    merchant: () => facts.current.merchant,
    onMerchant,
    onConnection: (isOnline) => {
      circuit.adopt(isOnline)
      // A follower has no probe: the leader finds out for all tabs.
      if (!isOnline && leader.isLeading) void scheduler.trigger('refused')
    },
    run: async (trigger) => {
      await begun
      await leader.ensureEpoch()
      await loadOnDemandResources(resources, presence.shown, 'ON_DEMAND_RESOURCES')
      return scheduler.trigger(trigger)
    },
  })

  const watchLeader = (): void => {
    leader.watch(facts.current.visible && !leader.isLeading)
  }

  return {
    get epoch() {
      return leader.epoch
    },
    get isLeading() {
      return leader.isLeading
    },
    trigger: (trigger) => bus.requestSync(trigger),
    refresh: () => withTimeout(REFRESH_TIMEOUT_MS, bus.requestSync('retry'), REFRESH_TIMED_OUT),
    runWhenIdle: (work) => scheduler.between(work),
    syncAsLeader: (trigger) => {
      const leading = scheduler.trigger(trigger)
      resolveBegun()
      return leading
    },
    begin: () => {
      presence.announce()
      if (!leader.isLeading && facts.current.merchant === '') bus.requestMerchant()
      void loadOnDemandResources(resources, presence.shown, 'ON_DEMAND_RESOURCES')
      watchLeader()
    },
    onVisibilityChange: async ({ visible }) => {
      const isVisible = facts.current.visible
      presence.announce()
      if (isVisible !== visible) watchLeader()
      if (isVisible && !visible) await leader.ensureEpoch()
      const wakes = leader.isLeading && !scheduler.isVisible
      if (leader.isLeading) scheduler.setVisible(presence.isAnyVisible)
      // A scheduler that becomes visible requests stale resources by itself.
      if (isVisible && !wakes) void bus.requestSync(visible ? 'shown' : 'visible')
    },
    reclaim: leader.renewEpoch,
    channel: bus,
    onRequestOutcome: (error) => {
      if (error && 'status' in error && error.status === 503) void bus.requestSync('refused')
    },
    enableLocalSync: leader.leadLocally,
    syncTogether: () => {
      leader.rejoin()
      watchLeader()
    },
  }
}

/** Returns those of the shown resources that this tab syncs. */
const namesOf = (resources: readonly Resource[], shown: ReadonlySet<string>): ReadonlySet<ResourceName> =>
  new Set(resources.map(({ name }) => name).filter((name) => shown.has(name)))
