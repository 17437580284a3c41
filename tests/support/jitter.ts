import { vi } from 'vitest'

/**
 * Random delays for tests that run in real time: `JITTER=10 npm run test:unit` delays three of ten steps of IndexedDB
 * and three of ten responses by up to 10 ms. A test that only passes in the usual order of events fails sooner than on a
 * busy machine. Responses have no delay on a fake clock, and steps of IndexedDB none where it replaces setImmediate.
 */
const MAX_MS = Number(process.env['JITTER'] ?? 0)
const SHARE = 0.3

const { setImmediate: runSoon, setTimeout: runLater } = globalThis
const delayed = Symbol.for('delayed')

const isDelayed = (): boolean => MAX_MS > 0 && Math.random() < SHARE

/** The time until a response of a test's gateway; undefined if there is none. */
export const responseDelay = (): Promise<void> | undefined =>
  isDelayed() && !vi.isFakeTimers()
    ? new Promise((resolve) => runLater(resolve, Math.random() * MAX_MS))
    : undefined

// App tests share a process. fake-indexeddb takes each of its steps with setImmediate, and so does a fake clock.
if (MAX_MS > 0 && !(delayed in runSoon)) {
  const runDelayed = (run: (...given: unknown[]) => void, ...given: unknown[]): unknown =>
    isDelayed() && delayed in globalThis.setImmediate
      ? runLater(run, Math.random() * MAX_MS, ...given)
      : runSoon(run, ...given)
  Object.assign(globalThis, { setImmediate: Object.assign(runDelayed, { [delayed]: true }) })
}
