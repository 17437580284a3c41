import type { PageFacts } from '#domain/port'
import { isBootMessage } from '../boot-message'
import { SYNC_GROUP } from '#domain/tables/rows'
import type { Locks } from '../sync/leader-election'
import type { EarlyRequests } from './early-requests'
import { sendEarlyRequests } from './send-early-requests'

interface EntryOptions {
  /** The worker's global scope. */
  readonly scope: EventTarget
  readonly origin: string
  readonly locks: Locks | undefined
  readonly loadEngine: () => Promise<{ readonly startEngine: (early: EarlyRequests) => void }>
}

/**
 * Loads the engine, and holds the page's messages until it listens. On a first visit, sends the first screen's requests
 * meanwhile (docs/decisions/requests-before-the-engine.md). Rejects if the engine cannot be loaded.
 */
export const startEntry = async ({ scope, origin, locks, loadEngine }: EntryOptions): Promise<void> => {
  const early: EarlyRequests = new Map()
  const held: Event[] = []
  const isFollower = isLedElsewhere(locks)
  let isStarted = false

  /** Without a merchant nothing is stored: neither rows, nor ETags, nor paths of config.json. */
  const sendOnFirstVisit = async (facts: PageFacts): Promise<void> => {
    if (facts.merchant !== '' || facts.session || (await isFollower) || isStarted) return
    sendEarlyRequests(early, facts, origin)
  }
  const hold = (event: Event): void => {
    held.push(event)
    if ('data' in event && isBootMessage(event.data)) void sendOnFirstVisit(event.data.facts)
  }
  scope.addEventListener('message', hold)
  const { startEngine } = await loadEngine()
  isStarted = true
  startEngine(early)
  scope.removeEventListener('message', hold)
  for (const event of held) scope.dispatchEvent(event)
}

/** True if another tab is the leader, which sends the requests for all tabs (OFF-04). */
const isLedElsewhere = async (locks: Locks | undefined): Promise<boolean> => {
  const state = await locks?.query?.().catch(() => undefined)
  return state?.held?.some(({ name }) => name === SYNC_GROUP) ?? false
}
