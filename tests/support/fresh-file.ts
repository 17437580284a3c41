import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { vi } from 'vitest'
import { onePerProcess } from '../app/support/one-per-process'

type StartTimer = (run: () => void, ms?: number, ...given: unknown[]) => NodeJS.Timeout

/** What ends the timers and channels of a test file: nothing terminates the workers of its tests. */
const endings = onePerProcess('endings of a file', () => {
  const list: (() => void)[] = []
  const startTimer =
    (start: StartTimer): StartTimer =>
    (...given) => {
      const timer = start(...given)
      list.push(() => clearTimeout(timer))
      return timer
    }
  class Channel extends BroadcastChannel {
    #isOver = false

    constructor(name: string) {
      super(name)
      list.push(() => {
        this.#isOver = true
        this.close()
      })
    }

    override postMessage(message: unknown): void {
      if (!this.#isOver) super.postMessage(message)
    }
  }
  Object.assign(globalThis, {
    setTimeout: startTimer(globalThis.setTimeout),
    setInterval: startTimer(globalThis.setInterval),
    BroadcastChannel: Channel,
  })
  return list
})

/** Sends the requests of this file's modules; none once the next file has begun (vitest.config.ts). */
const fetchOfFile = (): typeof fetch => {
  const file = { isOver: false }
  endings.push(() => (file.isOver = true))
  return (...request) => (file.isOver ? new Promise(() => undefined) : fetch(...request))
}

// Files share a process, which saves most of their time. Each starts with modules and a database of its own.
for (const end of endings.splice(0)) end()
vi.resetModules()
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = globalThis.indexedDB
Object.assign(globalThis, { fetchOfFile: fetchOfFile() })
