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

const REFRESH_TIMED_OUT = err<AppError>({ kind: 'timeout', limitMs: REFRESH_TIMEOUT_MS })

interface SharedSyncOptions {
  /** All of a context but the epoch, which is the leader's. */
  readonly context: Omit<SyncContext, 'epoch'>
  readonly locks: Locks | undefined
  readonly circuit: CircuitBreaker
  readonly onMerchant: (merchant: string) => void
  /** Each resource as it is done, in the tab that leads. */
  readonly onResult: (resource: Resource, result: Result<SyncOutcome, SyncError>) => void
  readonly emit: (signal: Signal) => void
  /** This tab has begun to lead: everything is to be asked for. */
  readonly onLead: () => void
}

/** Syncs what all tabs share, in one of them (OFF-04, R-04). */
export interface SharedSync {
  readonly epoch: number
  readonly isLeading: boolean
  /** Runs the trigger in the tab that leads. */
  trigger(trigger: SyncTrigger): Promise<Result<null, AppError>>
  /** The player asks for everything anew: a failure after 10 s at the latest; what comes later is written too. */
  refresh(): Promise<Result<null, AppError>>
  /** Does something while nothing is synced here. */
  runWhenIdle(work: () => Promise<unknown>): void
  /** Runs it here, in the tab that leads. */
  syncAsLeader(trigger: SyncTrigger): Promise<Result<null, AppError>>
  /** The page has told its facts: this tab is one of those that show, and wait. */
  begin(): void
  /** The facts' `visible` or `shown` have changed. */
  onVisibilityChange(before: { readonly visible: boolean }): Promise<void>
  /** The database was lost and is there again. */
  reclaim(): Promise<void>
  /** How a request ended. Whoever is refused with 503 may be so because the site is closed (SHL-01). */
  onRequestOutcome(error: AppError | null): void
  /** Rows are in memory: every tab syncs its own. */
  enableLocalSync(): void
  /** Rows are in the database: one tab syncs for all. */
  syncTogether(): void
  /** Whose app this is has been learnt here: the other tabs are to know. */
  broadcastMerchant(): void
}

export const createSharedSync = (options: SharedSyncOptions): SharedSync => {
  const { locks, circuit, onMerchant, onResult, emit, onLead } = options
  const { facts, store } = options.context
  const context: SyncContext = { ...options.context, epoch: () => leader.epoch }

  // Until this tab knows what its page knows and has asked for everything, wishes wait; they then find nothing old.
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
    claimEpoch: async () => {
      const claimed = await store.claimEpoch()
      return claimed.ok ? claimed.value : null
    },
    readRow: () => store.get('leader', 'sync'),
    writeHeartbeat: (row) => store.write([{ table: 'leader', puts: [row], deletes: [] }], row.epoch),
    onElected: () => {
      leader.watch(false)
      presence.startPolling()
      onLead()
    },
    onDemoted: () => {
      presence.stopPolling()
      watchLeader()
    },
  })
  const presence = new TabPresence({
    self: () => ({ isVisible: facts.current.visible, visibleResources: facts.current.shown }),
    onChange: () => {
      leader.startHeartbeat()
      if (leader.isLeading) scheduler.setVisible(presence.isAnyVisible)
    },
  })
  const bus = new SyncChannel({
    isLeading: () => leader.isLeading,
    isAlone: () => leader.isLocalOnly,
    merchant: () => facts.current.merchant,
    onMerchant,
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
      // A scheduler that wakes asks for what has grown old by itself.
      if (isVisible && !wakes) void bus.requestSync(visible ? 'shown' : 'visible')
    },
    reclaim: () => leader.renewEpoch(),
    broadcastMerchant: () => {
      bus.broadcastMerchant()
    },
    onRequestOutcome: (error) => {
      if (error && 'status' in error && error.status === 503) void bus.requestSync('refused')
    },
    enableLocalSync: () => {
      leader.leadLocally()
    },
    syncTogether: () => {
      leader.rejoin()
      watchLeader()
    },
  }
}

/** Of what the tabs say they show, what is synced here. */
const namesOf = (resources: readonly Resource[], shown: ReadonlySet<string>): ReadonlySet<ResourceName> =>
  new Set(resources.map(({ name }) => name).filter((name) => shown.has(name)))
