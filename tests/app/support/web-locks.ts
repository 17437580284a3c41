import { Realm } from './realm'

interface Held {
  readonly name: string
  readonly release: (isStolen: boolean) => void
}

type Grant = (lock: Lock | null) => unknown

const mode = 'exclusive'

/** The Web Locks of one origin, all exclusive. A realm's locks are released when it ends. */
export class WebLocks {
  #held: Held[] = []
  #queue: { readonly name: string; readonly start: () => void }[] = []

  readonly request = async (name: string, second: LockOptions | Grant, third?: Grant): Promise<unknown> => {
    const grant = typeof second === 'function' ? second : third
    if (!grant) throw new TypeError('A lock needs a callback')
    const { ifAvailable = false, steal = false } = typeof second === 'function' ? {} : second
    const holders = this.#held.filter((one) => one.name === name)
    if (steal) for (const held of holders) held.release(true)
    else if (holders.length > 0) {
      if (ifAvailable) return grant(null)
      await this.#turn(name)
    }
    return this.#hold(name, grant)
  }

  readonly query = (): Promise<LockManagerSnapshot> =>
    Promise.resolve({ held: this.#held.map(({ name }) => ({ name, mode })), pending: [] })

  #turn(name: string): Promise<void> {
    return new Promise((start) => {
      const entry = { name, start }
      this.#queue.push(entry)
      Realm.current?.onEnd(() => {
        this.#queue = this.#queue.filter((one) => one !== entry)
      })
    })
  }

  #hold(name: string, grant: Grant): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const held: Held = {
        name,
        release: (isStolen) => {
          if (!this.#held.includes(held)) return
          this.#held = this.#held.filter((one) => one !== held)
          if (isStolen) reject(new DOMException('stolen', 'AbortError'))
          else this.#handOn(name)
        },
      }
      this.#held.push(held)
      Realm.current?.onEnd(() => held.release(false))
      void Promise.resolve()
        .then(() => grant({ name, mode }))
        .then(resolve, reject)
        .finally(() => held.release(false))
    })
  }

  #handOn(name: string): void {
    const next = this.#queue.find((one) => one.name === name)
    this.#queue = this.#queue.filter((one) => one !== next)
    next?.start()
  }
}
