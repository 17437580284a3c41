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
const watchLock = (life: WorkerHandle): Promise<boolean> => {
  const watching = locked.get(life) ?? requestLock(life).catch(() => false)
  locked.set(life, watching)
  return watching
}

const requestLock = async (life: WorkerHandle): Promise<boolean> => {
  if (!('locks' in navigator) || !(await life.ready)) return false
  const { held = [] } = await navigator.locks.query()
  if (!held.some(({ name }) => name === life.lock)) return false
  void navigator.locks
    .request(life.lock, () => life.end())
    .then(watchCurrentLock)
    .catch(() => undefined)
  return true
}

/** Watches the lock of the worker in use. */
export const watchCurrentLock = async (): Promise<void> => {
  const life = currentWorker()
  if (life) await watchLock(life)
}

/**
 * Pings the worker until a slow command gets its response, and ends the worker after too many missed heartbeats
 * (R-10).
 * @param answering settles with the response
 */
export const watchHeartbeat = async (life: WorkerHandle, answering: Promise<unknown>): Promise<void> => {
  const isWatched = isPending(life)
  count(life, 1)
  void answering.then(() => count(life, -1))
  if (isWatched) return
  void watchLock(life)
  const pings = { sent: 0, answered: 0, missed: 0 }
  const onPong = (): void => {
    pings.answered += 1
    pings.missed = 0
  }
  while (isPending(life) && currentWorker() === life) {
    if (pings.sent === pings.answered) {
      pings.sent += 1
      void life.send('ping', []).then(onPong, () => undefined)
    }
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS))
    // At most one per interval in which this page ran: a page that was frozen itself counts one.
    if (pings.sent > pings.answered) pings.missed += 1
    if (pings.missed >= MAX_MISSED_HEARTBEATS && pings.missed >= (await maxMissed(life))) {
      silentEnds += 1
      life.end()
    }
  }
}

const isPending = (life: WorkerHandle): boolean => (pending.get(life) ?? 0) > 0
const count = (life: WorkerHandle, change: 1 | -1): void => {
  pending.set(life, (pending.get(life) ?? 0) + change)
}

const maxMissed = async (life: WorkerHandle): Promise<number> =>
  (await watchLock(life)) ? MAX_MISSED_HEARTBEATS_WITH_LOCK : MAX_MISSED_HEARTBEATS * 2 ** silentEnds
