import { Realm } from './realm'

interface Held {
  readonly name: string
  readonly mode: LockMode
  readonly release: (result: { readonly stolen: boolean }) => void
}

type Grant = (lock: Lock | null) => unknown

/** The Web Locks of one origin. A realm's locks are released when it ends. */
export class WebLocks {
  #held: Held[] = []
  #queue: { readonly name: string; readonly mode: LockMode; readonly start: () => void }[] = []

  readonly request = async (name: string, second: LockOptions | Grant, third?: Grant): Promise<unknown> => {
    const grant = typeof second === 'function' ? second : third
    if (!grant) throw new TypeError('A lock needs a callback')
    const {
      mode = 'exclusive',
      ifAvailable = false,
      steal = false,
      signal,
    } = typeof second === 'function' ? {} : second
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError')
    if (steal)
      for (const held of this.#held.filter((one) => one.name === name)) held.release({ stolen: true })
    if (!this.#isFree(name, mode)) {
      if (ifAvailable) return grant(null)
      await new Promise<void>((resolve, reject) => {
        const entry = { name, mode, start: resolve }
        this.#queue.push(entry)
        const drop = (): void => {
          this.#queue = this.#queue.filter((one) => one !== entry)
        }
        Realm.current?.onEnd(drop)
        signal?.addEventListener('abort', () => {
          drop()
          reject(new DOMException('aborted', 'AbortError'))
        })
      })
    }
    return this.#hold(name, mode, grant)
  }

  readonly query = (): Promise<LockManagerSnapshot> =>
    Promise.resolve({
      held: this.#held.map(({ name, mode }) => ({ name, mode })),
      pending: this.#queue.map(({ name, mode }) => ({ name, mode })),
    })

  async #hold(name: string, mode: LockMode, grant: Grant): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const held: Held = {
        name,
        mode,
        release: ({ stolen }) => {
          if (!this.#held.includes(held)) return
          this.#held = this.#held.filter((one) => one !== held)
          if (stolen) reject(new DOMException('stolen', 'AbortError'))
          this.#handOn()
        },
      }
      this.#held.push(held)
      Realm.current?.onEnd(() => held.release({ stolen: false }))
      void Promise.resolve()
        .then(() => grant({ name, mode }))

        .then(resolve, reject)
        .finally(() => held.release({ stolen: false }))
    })
  }

  #isFree(name: string, mode: LockMode): boolean {
    const holders = this.#held.filter((one) => one.name === name)
    return holders.length === 0 || (mode === 'shared' && holders.every((one) => one.mode === 'shared'))
  }

  #handOn(): void {
    const next = this.#queue.find(({ name, mode }) => this.#isFree(name, mode))
    if (!next) return
    this.#queue = this.#queue.filter((one) => one !== next)
    next.start()
    queueMicrotask(() => this.#handOn())
  }
}
