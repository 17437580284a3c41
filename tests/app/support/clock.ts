import { setTimeout as realTimeout } from 'node:timers/promises'
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

const MAX_PAUSE_MS = 10_000

/** Lets time pass until `find` finds what it brings; again if its timer began after that, as an effect of React. */
export const passUntil = async <T>(ms: number, find: () => T, pauseMs = 10): Promise<T> => {
  await pass(ms)
  try {
    return find()
  } catch (cause) {
    if (pauseMs > MAX_PAUSE_MS) throw cause
    await realTimeout(pauseMs)
    return passUntil(ms, find, pauseMs * 2)
  }
}

afterEach(() => {
  Object.assign(globalThis, fakes) // only its own functions know how to restore the real ones
  fakes = {}
  keepPageAge(() => vi.useRealTimers())
})
