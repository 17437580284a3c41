import { afterEach, vi } from 'vitest'
import { keepPageAge } from './page-clock'
import { installRealms, Realm } from './realm'

let fakes: Partial<typeof globalThis> = {}

/** From now on timers, the date and `performance.now` follow a clock that runs by itself, and that the test can advance. */
export const holdClock = (): void => {
  const { page } = Realm
  Realm.page = undefined // the clock goes on when the page ends
  keepPageAge(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'hrtime'],
      shouldAdvanceTime: true,
    })
  })
  Realm.page = page
  const { setTimeout, setInterval } = globalThis
  fakes = { setTimeout, setInterval }
  installRealms() // these timers belong to a page or a worker as well
}

/** From now on it is today's noon, and goes on from there: no midnight comes by itself. */
export const startAtNoon = (): void => {
  const now = new Date().setHours(12, 0, 0, 0)
  if (vi.isFakeTimers()) vi.setSystemTime(now)
  else vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
}

/** Lets time pass: what is due runs at once. */
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Lets time pass until `find` finds what it brings; again if its timer began late, as an effect of React. */
export const passUntil = async <T>(ms: number, find: () => T, tries = 5): Promise<T> => {
  await pass(ms)
  try {
    return find()
  } catch (cause) {
    if (tries === 1) throw cause
    return passUntil(ms, find, tries - 1)
  }
}

afterEach(() => {
  Object.assign(globalThis, fakes) // only its own functions know how to restore the real ones
  fakes = {}
  keepPageAge(() => vi.useRealTimers())
})
