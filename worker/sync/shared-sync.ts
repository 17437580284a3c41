import { REFRESH_LIMIT_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import type { Signal, Trigger } from '#domain/port'
import { err, type Result } from '#domain/result'
import type { ResourceName } from '#domain/tables/resources'
import type { Circuit } from '../net/circuit'
import type { SyncContext } from './context'
import { type Locks, standForLeader } from './leader'
import { loadShown } from './load-shown'
import { Presence } from './presence'
import type { Resource } from './resource'
import { RESOURCES, STATUS } from './resources'
import type { SyncError, SyncOutcome } from './run-resource'
import { Scheduler } from './scheduler'
import { SyncBus } from './sync-bus'
import { within } from '#domain/within'

const TOO_LATE = err<AppError>({ kind: 'timeout', limitMs: REFRESH_LIMIT_MS })

interface SharedSyncOptions {
  /** All of a context but the epoch, which is the leader's. */
  readonly context: Omit<SyncContext, 'epoch'>
  readonly locks: Locks | undefined
  readonly circuit: Circuit
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
  trigger(trigger: Trigger): Promise<Result<null, AppError>>
  /** The player asks for everything anew: a failure after 10 s at the latest; what comes later is written too. */
  refresh(): Promise<Result<null, AppError>>
  /** Does something while nothing is synced here. */
  between(work: () => Promise<unknown>): void
  /** Runs it here, in the tab that leads. */
  lead(trigger: Trigger): Promise<Result<null, AppError>>
  /** The page has told its facts: this tab is one of those that show, and wait. */
  begin(): void
  /** The facts' `visible` or `shown` have changed. */
  look(before: { readonly visible: boolean }): Promise<void>
  /** The database was lost and is there again. */
  reclaim(): Promise<void>
  /** How a request ended. Whoever is refused with 503 may be so because the site is closed (SHL-01). */
  heed(error: AppError | null): void
  /** Rows are in memory: every tab syncs its own. */
  syncAlone(): void
  /** Rows are in the database: one tab syncs for all. */
  syncTogether(): void
  /** Whose app this is has been learnt here: the other tabs are to know. */
  tellMerchant(): void
}

export const createSharedSync = (options: SharedSyncOptions): SharedSync => {
  const { locks, circuit, onMerchant, onResult, emit, onLead } = options
  const { facts, store } = options.context
  const context: SyncContext = { ...options.context, epoch: () => leader.epoch }

  // Until this tab knows what its page knows and has asked for everything, wishes wait; they then find nothing old.
  let tellBegun = (): void => undefined
  const begun = new Promise<void>((resolve) => (tellBegun = resolve))
  const resources = [...RESOURCES]
  const scheduler = new Scheduler({
    context,
    resources,
    probe: STATUS,
    circuit,
    onMerchant,
    onResult,
    isWanted: () => leader.isLeading,
    onClosing: (closing) => {
      if (closing) emit({ type: 'closed', closing })
    },
    shown: () => namesOf(resources, presence.shown),
  })
  const leader = standForLeader({
    locks,
    claimEpoch: async () => {
      const claimed = await store.claimEpoch()
      return claimed.ok ? claimed.value : null
    },
    readRow: () => store.get('leader', 'sync'),
    beat: (row) => store.write([{ table: 'leader', puts: [row], deletes: [] }], row.epoch),
    onLead: () => {
      leader.watch(false)
      presence.callRoll()
      onLead()
    },
    onDeposed: () => {
      presence.stopCalling()
      watchLeader()
    },
  })
  const presence = new Presence({
    own: () => ({ isVisible: facts.current.visible, shown: facts.current.shown }),
    onChange: () => {
      leader.beginBeating()
      if (leader.isLeading) scheduler.setVisible(presence.isAnyVisible)
    },
  })
  const bus = new SyncBus({
    isLeading: () => leader.isLeading,
    isAlone: () => leader.isAlone,
    merchant: () => facts.current.merchant,
    onMerchant,
    run: async (trigger) => {
      await begun
      await leader.prepare()
      await loadShown(resources, presence.shown, 'SHOWN_RESOURCES')
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
    trigger: (trigger) => bus.trigger(trigger),
    refresh: () => within(REFRESH_LIMIT_MS, bus.trigger('retry'), TOO_LATE),
    between: (work) => scheduler.between(work),
    lead: (trigger) => {
      const leading = scheduler.trigger(trigger)
      tellBegun()
      return leading
    },
    begin: () => {
      presence.tell()
      if (!leader.isLeading && facts.current.merchant === '') bus.askMerchant()
      void loadShown(resources, presence.shown, 'SHOWN_RESOURCES')
      watchLeader()
    },
    look: async ({ visible }) => {
      const isVisible = facts.current.visible
      presence.tell()
      if (isVisible !== visible) watchLeader()
      if (isVisible && !visible) await leader.prepare()
      const wakes = leader.isLeading && !scheduler.isVisible
      if (leader.isLeading) scheduler.setVisible(presence.isAnyVisible)
      // A scheduler that wakes asks for what has grown old by itself.
      if (isVisible && !wakes) void bus.trigger(visible ? 'shown' : 'visible')
    },
    reclaim: () => leader.reclaim(),
    tellMerchant: () => {
      bus.tellMerchant()
    },
    heed: (error) => {
      if (error && 'status' in error && error.status === 503) void bus.trigger('refused')
    },
    syncAlone: () => {
      leader.leadAlone()
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
