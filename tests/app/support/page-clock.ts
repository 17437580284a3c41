import { onePerProcess } from './one-per-process'

const clock = onePerProcess('page clock', () => ({ openedAt: 0 }))

/** Milliseconds of a clock that nobody sets, also while a test holds it (support/clock.ts). */
const ticks = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1_000 + nanoseconds / 1e6
}

/** The age of the open page, in ms. Node's own is that of the process, which test files share. */
const pageAge = (): number => ticks() - clock.openedAt

/** Until the end of the test `performance.now` is the age of the page; no marks of an earlier one are left. */
export const startPageClock = (): void => {
  performance.now = pageAge
  performance.clearMarks()
  restartPageClock()
}

/** The next page opens now. */
export const restartPageClock = (): void => {
  clock.openedAt = ticks()
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true })
}

/** Holds or releases the clock: the page is as old after it. */
export const keepPageAge = (change: () => void): void => {
  const age = pageAge()
  change()
  clock.openedAt = ticks() - age
}

/** Vitest itself reads the time between tests. */
export const stopPageClock = (): void => {
  Reflect.deleteProperty(performance, 'now')
  Reflect.deleteProperty(performance, 'timeOrigin')
}
