import type { WorkerEnvironment } from '#worker/worker-environment'

/** A worker whose tab is the only one, on a working line. */
export const ALONE: WorkerEnvironment = {
  early: new Map(),
  origin: 'https://m.example.com',
  userAgent: 'Mozilla/5.0',
  locks: undefined,
  isOnline: () => true,
  onOnline: () => undefined,
  sendTitle: () => undefined,
}
