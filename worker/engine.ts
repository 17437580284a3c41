import { expose } from 'comlink'
import type { TitleMessage } from '#domain/port'
import { isBootMessage } from './boot-message'
import { createWorkerApp } from './create-worker'
import type { EarlyRequests } from './early/early-requests'
import type { Locks } from './sync/leader-election'

/**
 * Creates the worker, receives the document script's message and exposes the api. Keep this small.
 * @param early requests that the worker's entry has sent
 * @param locks undefined on plain http
 */
export const startEngine = (early: EarlyRequests, locks: Locks | undefined): void => {
  const worker = createWorkerApp({
    origin: self.origin,
    early,
    userAgent: navigator.userAgent,
    locks,
    isOnline: () => navigator.onLine,
    onOnline: (listener) => {
      self.addEventListener('online', listener)
    },
    sendTitle: (title) => {
      self.postMessage({ type: 'mc-title', title } satisfies TitleMessage)
    },
  })
  self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isBootMessage(data)) worker.receivePageFacts(data.facts)
  })
  expose(worker)
}
