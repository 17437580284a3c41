import { syncKey } from '#domain/tables/resources'
import { visitStart } from '#domain/visit-start'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'
import type { FreshnessTracker } from '../sync/freshness'

export interface OfflineOpenDependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly freshness: FreshnessTracker
  readonly shared: { readonly isLeading: boolean }
}

const FIRST_ANSWERS = ['status', 'settings', 'games'] as const

/**
 * Returns the age of the lobby's games in seconds if this page was opened without a response from the network;
 * undefined if there was one, or if there are no games. A follower tab relies on the connection state that the leader
 * has saved.
 */
export const ageOfOfflineOpen = async (parts: OfflineOpenDependencies): Promise<number | undefined> => {
  const { store, facts, freshness } = parts
  const { current } = facts
  const hasAnswer = FIRST_ANSWERS.some((name) => freshness.checkedAt(syncKey(name, current)) > 0)
  if (hasAnswer || (await connectionState(parts)) === 'online') return undefined
  const key = syncKey('games', current)
  const [state, checked] = await Promise.all([store.get('syncState', key), store.get('freshness', key)])
  const at = Math.max(state?.syncedAt ?? 0, checked?.checkedAt ?? 0)
  return at > 0 ? (Date.now() - at) / 1000 : undefined
}

/**
 * Returns the state of the connection as this visit has found it; undefined if it has not yet. A row of an earlier visit
 * says nothing of this one, unless another tab keeps it up to date.
 */
export const connectionState = async ({ store, shared }: OfflineOpenDependencies) => {
  const connection = await store.get('connection', 'gateway')
  const isCurrent = !shared.isLeading || (connection?.since ?? 0) >= visitStart(performance)
  return isCurrent ? connection?.state : undefined
}
