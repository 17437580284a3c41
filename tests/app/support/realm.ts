import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { type DBCore, Dexie } from 'dexie'
import { onePerProcess } from './one-per-process'

/** One for the process: files of tests that share it may load this module again. */
const shared = onePerProcess('realms', () => ({
  context: new AsyncLocalStorage<Realm>(),
  page: undefined as Realm | undefined,
  wrapped: new WeakSet<object>(),
}))

/**
 * A page or a worker. All of them run in one process here, so a realm notes what it has started: when it ends, its
 * timers, listeners, requests, channels and tables end with it, as in a browser. A worker's code is known by its async
 * context. All other code belongs to the open page: React schedules the work of earlier and later pages together.
 */
export class Realm {
  isOver = false
  readonly #cleanups = new Set<() => void>()

  /** The realm of the code that runs. */
  static get current(): Realm | undefined {
    return shared.context.getStore() ?? shared.page
  }

  /** The realm of the open page. */
  static get page(): Realm | undefined {
    return shared.page
  }

  static set page(page: Realm | undefined) {
    shared.page = page
  }

  run<T>(action: () => T): T {
    return shared.context.run(this, action)
  }

  /**
   * Runs a clean-up when the realm ends, or at once if it has ended: a lock that is passed on meanwhile is free again.
   * @returns a function that forgets the clean-up
   */
  onEnd(cleanup: () => void): () => void {
    if (this.isOver) cleanup()
    else this.#cleanups.add(cleanup)
    return () => this.#cleanups.delete(cleanup)
  }

  end(): void {
    this.isOver = true
    for (const cleanup of this.#cleanups) cleanup()
    this.#cleanups.clear()
  }
}

/** Binds a module's imports to its realm: they never settle once that is over, so nothing after them runs. */
export const bindImports = (): (<T>(loading: Promise<T>) => Promise<T>) => {
  const realm = Realm.current
  return (loading) =>
    new Promise((resolve, reject) => {
      const unlessOver =
        <T>(settle: (result: T) => void) =>
        (result: T): void => {
          if (realm?.isOver !== true) settle(result)
        }
      loading.then(unlessOver(resolve), unlessOver(reject))
    })
}

type Listener = (event: Event) => unknown
type AnyListener = Listener | { handleEvent: Listener } | null
type Options = boolean | AddEventListenerOptions
type Listen = (this: unknown, type: string, listener: AnyListener, options?: Options) => void

/** Makes timers, listeners, channels and a worker's tables belong to the realm that starts them. */
export const installRealms = (): void => {
  for (const name of ['setTimeout', 'setInterval'] as const) once(globalThis[name], () => wrapTimer(name))
  for (const target of [
    globalThis,
    EventTarget.prototype,
    ownerOf(document, 'addEventListener'),
    nodeEventTarget(),
  ])
    once(target.addEventListener, () => wrapListeners(target))
  once(BroadcastChannel, wrapChannels)
  once(Dexie, () => {
    bindQueries()
    // Dexie's cache of query results is one for all databases of a name: for page, worker and earlier tests.
    Dexie.addons.push((database) => {
      Reflect.set(Object(Reflect.get(database, '_options')), 'cache', 'disabled')
      const worker = shared.context.getStore()
      if (worker) database.use({ stack: 'dbcore', name: 'realm', create: (core) => bindTables(core, worker) })
    })
    return Dexie
  })
}

/** The class behind Node's ports and channels, which is not happy-dom's. */
const nodeEventTarget = (): EventTarget => {
  const { port1 } = new MessageChannel()
  port1.close()
  return ownerOf(port1, 'addEventListener')
}

const ownerOf = <T extends object>(object: T, name: string): T => {
  if (Object.hasOwn(object, name)) return object
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- a prototype has no type of its own
  const parent: T | null = Object.getPrototypeOf(object)
  if (parent === null) throw new Error(`Nothing has ${name}`)
  return ownerOf(parent, name)
}

/** Wraps what is not wrapped yet. `wrap` returns what must not be wrapped again. */
const once = (original: object, wrap: () => object): void => {
  if (shared.wrapped.has(original)) return
  shared.wrapped.add(wrap())
}

type Run = (...given: unknown[]) => void
type StartTimer = (run: Run, ms?: number, ...given: unknown[]) => unknown

const wrapTimer = (name: 'setTimeout' | 'setInterval'): object => {
  const native: StartTimer = globalThis[name]
  const wrapped = (run: Run, ms?: number, ...given: unknown[]): unknown => {
    const realm = Realm.current
    // Bound, because a clock that a test holds runs timers in the test's context.
    const runAlive = AsyncResource.bind((...args: unknown[]) => {
      // Code of a closed page may start a timer that ends after the test file, and its document, have.
      if (realm?.isOver !== true && 'window' in globalThis) run(...args)
    })
    return native(runAlive, ms, ...given)
  }
  Reflect.set(globalThis, name, wrapped)
  return wrapped
}

/** A listener runs in the realm that added it, and not at all once that is over. */
const wrapListeners = (target: EventTarget): object => {
  const add: Listen = target.addEventListener
  const remove: Listen = target.removeEventListener
  const bound = new WeakMap<object, { readonly realm: Realm | undefined; readonly wrapped: Listener }>()
  const bind = (listener: NonNullable<AnyListener>): Listener => {
    const realm = Realm.current
    const known = bound.get(listener)
    if (known && known.realm === realm) return known.wrapped
    const run = AsyncResource.bind((self: unknown, event: Event) => {
      if (realm?.isOver === true) return undefined
      return typeof listener === 'function' ? listener.call(self, event) : listener.handleEvent(event)
    })
    const wrapped = function (this: unknown, event: Event): unknown {
      return run(this, event)
    }
    bound.set(listener, { realm, wrapped })
    return wrapped
  }
  const addBound: Listen = function (type, listener, options) {
    add.call(this, type, listener && bind(listener), options)
  }
  const removeBound: Listen = function (type, listener, options) {
    remove.call(this, type, (listener && bound.get(listener)?.wrapped) ?? listener, options)
  }
  Object.assign(target, { addEventListener: addBound, removeEventListener: removeBound })
  return addBound
}

const wrapChannels = (): object => {
  const Native = BroadcastChannel
  class RealmChannel extends Native {
    constructor(name: string) {
      super(name)
      Realm.current?.onEnd(() => this.close())
    }

    override postMessage(message: unknown): void {
      if (Realm.current?.isOver !== true) super.postMessage(message)
    }
  }
  Reflect.set(globalThis, 'BroadcastChannel', RealmChannel)
  return RealmChannel
}

/** The tables of a worker. Once it has ended it reads and writes nothing: it could take the next leader's epoch. */
const bindTables = (core: DBCore, worker: Realm): DBCore => {
  const unlessOver =
    <Request, T>(send: (request: Request) => Promise<T>) =>
    (request: Request): Promise<T> =>
      worker.isOver ? new Promise(() => undefined) : send(request)
  return {
    ...core,
    table: (name) => {
      const table = core.table(name)
      return {
        ...table,
        mutate: unlessOver(table.mutate),
        get: unlessOver(table.get),
        getMany: unlessOver(table.getMany),
        query: unlessOver(table.query),
        openCursor: unlessOver(table.openCursor),
        count: unlessOver(table.count),
      }
    },
  }
}

/**
 * A page's live queries run in the page's realm, and end with it. Any realm may have written the rows: Dexie is one
 * module for all.
 */
const bindQueries = (): void => {
  const event = Dexie.on.storagemutated
  const subscribe = event.subscribe.bind(event)
  const unsubscribe = event.unsubscribe.bind(event)
  const ends = new WeakMap<object, () => void>()
  event.subscribe = (listener) => {
    const wrapped = AsyncResource.bind(listener)
    subscribe(wrapped)
    const end = () => unsubscribe(wrapped)
    const forget = Realm.current?.onEnd(end)
    ends.set(listener, () => {
      end()
      forget?.()
    })
  }
  event.unsubscribe = (listener) => ends.get(listener)?.()
}
