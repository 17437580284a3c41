import { err } from '#domain/result'
import type { SyncTrigger } from '#domain/port'
import type { CircuitBreaker } from '../net/circuit-breaker'
import type { Store } from '../store/store'
import type { SyncContext } from './sync-context'
import { loadOnDemandResources } from './load-on-demand-resources'
import { MEMBER_INFO_RESOURCE, MEMBER_RESOURCES } from './member-resources'
import { SyncScheduler } from './scheduler'

export interface MemberSync {
  /** Runs the trigger if a member is logged in. */
  trigger(trigger: SyncTrigger): void
  setVisible(isVisible: boolean): void
}

export interface MemberSyncOptions {
  readonly circuit: CircuitBreaker
  /** Called when member info has arrived, changed or not. */
  readonly onMember: () => void
}

/**
 * Syncs a member's own data. Only a tab with the member's session can request it, so each tab does so itself,
 * independently of the leader. Whole rows are written, and only while that member is logged in here.
 */
export const createMemberSync = (
  context: SyncContext,
  { circuit, onMember }: MemberSyncOptions,
): MemberSync => {
  const isLoggedIn = (): boolean => context.facts.current.session !== null
  const resources = [...MEMBER_RESOURCES]
  const scheduler = new SyncScheduler({
    context: { ...context, store: discardWritesAfterLogout(context), epoch: () => undefined },
    resources,
    shown: () => new Set(context.facts.current.shown),
    probe: MEMBER_INFO_RESOURCE,
    circuit,
    onMerchant: () => undefined,
    isEnabled: isLoggedIn,
    onResult: (resource, result) => {
      if (resource === MEMBER_INFO_RESOURCE && result.ok) onMember()
    },
  })
  return {
    trigger: (trigger) => {
      const loading = loadOnDemandResources(
        resources,
        context.facts.current.shown,
        'ON_DEMAND_MEMBER_RESOURCES',
      )
      if (loading) void loading.then(() => scheduler.trigger(trigger))
      else void scheduler.trigger(trigger)
    },
    setVisible: (isVisible) => {
      scheduler.setVisible(isVisible)
    },
  }
}

/** Discards the writes of a response that arrives after its member has logged out. */
const discardWritesAfterLogout = ({ store, facts }: SyncContext): Store => ({
  ...store,
  get mode() {
    return store.mode
  },
  get supportsVault() {
    return store.supportsVault
  },
  write: (changes) => {
    const member = facts.current.session?.id
    const isOfMember = changes.every(({ puts }) =>
      puts.every((row) => ('member' in row ? row.member === member : true)),
    )
    const keys = changes.flatMap(({ puts }) =>
      puts.flatMap((row) => ('key' in row && typeof row.key === 'string' ? [row.key] : [])),
    )
    const isTheirs = member !== undefined && isOfMember && keys.every((key) => key.endsWith(`|${member}`))
    return isTheirs ? store.write(changes) : Promise.resolve(err({ kind: 'fenced' }))
  },
})
