import { HEARTBEAT_MS } from '#domain/timing'
import { currentWorker } from '../client/current-worker'
import type { WorkerHandle } from '../client/worker-lifecycle'

/**
 * Missed heartbeats after which a worker without a lock counts as dead. With the first at 1 s, a dead worker is
 * replaced 4 s after the first command without a response (R-10 allows 5 s).
 */
const MAX_MISSED_HEARTBEATS = 3
/**
 * The same for a worker that still holds its lock and so has not ended. An import of 20,000 games blocks a slow phone
 * for some seconds, a frozen tab for longer. After 20 s the worker counts as hung.
 */
const MAX_MISSED_HEARTBEATS_WITH_LOCK = 20

const locked = new WeakMap<WorkerHandle, Promise<boolean>>()
/** Number of slow commands that each worker has not responded to yet. */
const pending = new WeakMap<WorkerHandle, number>()
/**
 * Number of workers that were ended only because they did not respond. Each doubles the limit, so that a slow device
 * does not respawn its worker for ever.
 */
let silentEnds = 0

/**
 * Ends a worker's handle when the browser releases the worker's lock, and watches the next one. An idle page does no
 * work for it.
 * @returns true if the worker holds a lock; false on plain http, where the browser has none
 */
const watchLock = (handle: WorkerHandle): Promise<boolean> => {
  const watching = locked.get(handle) ?? requestLock(handle).catch(() => false)
  locked.set(handle, watching)
  return watching
}

const requestLock = async (handle: WorkerHandle): Promise<boolean> => {
  if (!('locks' in navigator) || !(await handle.ready)) return false
  const { held = [] } = await navigator.locks.query()
  if (!held.some(({ name }) => name === handle.lock)) return false
  void navigator.locks
    .request(handle.lock, () => handle.end())
    .then(watchCurrentLock)
    .catch(() => undefined)
  return true
}

/** Watches the lock of the worker in use. */
export const watchCurrentLock = async (): Promise<void> => {
  const handle = currentWorker()
  if (handle) await watchLock(handle)
}

/**
 * Pings the worker until a slow command gets its response, and ends the worker after too many missed heartbeats
 * (R-10).
 * @param answering settles with the response
 */
export const watchHeartbeat = async (handle: WorkerHandle, answering: Promise<unknown>): Promise<void> => {
  const isWatched = isPending(handle)
  count(handle, 1)
  void answering.then(() => count(handle, -1))
  if (isWatched) return
  void watchLock(handle)
  const pings = { sent: 0, answered: 0, missed: 0 }
  const onPong = (): void => {
    pings.answered += 1
    pings.missed = 0
  }
  while (isPending(handle) && currentWorker() === handle) {
    if (pings.sent === pings.answered) {
      pings.sent += 1
      void handle.send('ping', []).then(onPong, () => undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS))
    // At most one per interval in which this page ran: a page that was frozen itself counts one.
    if (pings.sent > pings.answered) pings.missed += 1
    if (pings.missed >= MAX_MISSED_HEARTBEATS && pings.missed >= (await maxMissed(handle))) {
      silentEnds += 1
      handle.end()
    }
  }
}

const isPending = (handle: WorkerHandle): boolean => (pending.get(handle) ?? 0) > 0
const count = (handle: WorkerHandle, change: 1 | -1): void => {
  pending.set(handle, (pending.get(handle) ?? 0) + change)
}

const maxMissed = async (handle: WorkerHandle): Promise<number> =>
  (await watchLock(handle)) ? MAX_MISSED_HEARTBEATS_WITH_LOCK : MAX_MISSED_HEARTBEATS * 2 ** silentEnds
