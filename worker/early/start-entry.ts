import type { PageFacts } from '#domain/port'
import { isBootMessage } from '../boot-message'
import type { Locks } from '../sync/leader-election'
import { claimLead } from './claim-lead'
import type { EarlyRequests } from './early-requests'
import { sendEarlyRequests } from './send-early-requests'

interface EntryOptions {
  /** The worker's global scope. */
  readonly scope: EventTarget
  readonly origin: string
  /** Undefined on plain http. */
  readonly locks: Locks | undefined
  readonly loadEngine: () => Promise<{
    readonly startEngine: (early: EarlyRequests, locks: Locks | undefined) => void
  }>
}

/**
 * Loads the engine, and holds the page's messages until it listens. On a first visit, sends the first screen's requests
 * meanwhile (docs/decisions/requests-before-the-engine.md). Rejects if the engine cannot be loaded.
 */
export const startEntry = async ({ scope, origin, locks, loadEngine }: EntryOptions): Promise<void> => {
  const early: EarlyRequests = new Map()
  const held: Event[] = []
  let engineLocks = locks
  let isStarted = false

  /** Without a merchant nothing is stored: neither rows, nor ETags, nor paths of config.json. */
  const sendOnFirstVisit = (facts: PageFacts): void => {
    if (facts.merchant !== '' || facts.session) return
    const send = (): void => {
      if (!isStarted) sendEarlyRequests(early, facts, origin)
    }
    if (locks) engineLocks = claimLead(locks, send)
    else send()
  }
  const hold = (event: Event): void => {
    held.push(event)
    if ('data' in event && isBootMessage(event.data)) sendOnFirstVisit(event.data.facts)
  }
  scope.addEventListener('message', hold)
  const { startEngine } = await loadEngine()
  isStarted = true
  startEngine(early, engineLocks)
  scope.removeEventListener('message', hold)
  for (const event of held) scope.dispatchEvent(event)
}
