interface Held {
  readonly name: string
  readonly release: (isStolen: boolean) => void
}

type Grant = (lock: Lock | null) => unknown

const mode = 'exclusive'

/** Registers what to do when the tab that asks ends. */
type OnEnd = (cleanup: () => void) => unknown

export type TabLocks = ReturnType<WebLocks['tab']>

/** The Web Locks of one origin, all exclusive. A tab's locks are released when it ends. */
export class WebLocks {
  #held: Held[] = []
  #queue: { readonly name: string; readonly start: () => void }[] = []

  tab(onEnd: OnEnd = () => undefined) {
    return {
      request: (name: string, second: LockOptions | Grant, third?: Grant): Promise<unknown> =>
        this.#request(onEnd, name, second, third),
      query: (): Promise<LockManagerSnapshot> =>
        Promise.resolve({ held: this.#held.map(({ name }) => ({ name, mode })), pending: [] }),
    }
  }

  async #request(onEnd: OnEnd, name: string, second: LockOptions | Grant, third?: Grant): Promise<unknown> {
    const grant = typeof second === 'function' ? second : third
    if (!grant) throw new TypeError('A lock needs a callback')
    const { ifAvailable = false, steal = false } = typeof second === 'function' ? {} : second
    const holders = this.#held.filter((one) => one.name === name)
    if (steal) for (const held of holders) held.release(true)
    else if (holders.length > 0) {
      if (ifAvailable) return grant(null)
      await this.#turn(onEnd, name)
    }
    return this.#hold(onEnd, name, grant)
  }

  #turn(onEnd: OnEnd, name: string): Promise<void> {
    return new Promise((start) => {
      const entry = { name, start }
      this.#queue.push(entry)
      onEnd(() => (this.#queue = this.#queue.filter((one) => one !== entry)))
    })
  }

  #hold(onEnd: OnEnd, name: string, grant: Grant): Promise<unknown> {
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
      onEnd(() => held.release(false))
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
