import type { Locks } from '#worker/sync/leader-election'

type Callback = () => Promise<unknown>

/** One tab's request, in the queue or holding the lock. */
interface Request {
  readonly callback: Callback
  readonly settle: (result: { readonly stolen: boolean }) => void
}

/** One exclusive lock of an origin, as in a browser: a queue, and a holder it can be stolen from. */
export class FakeLocks {
  readonly #queue: Request[] = []
  #holder: Request | undefined

  /** One tab's view. `close` ends the tab: it gets no lock any more, and its lock goes to the next. */
  tab(): Locks & { close(): void } {
    const own = new Set<Request>()
    const request = (_name: string, second: Callback | { readonly steal: true }, third?: Callback) =>
      new Promise<unknown>((resolve, reject) => {
        const callback = typeof second === 'function' ? second : third
        if (!callback) throw new TypeError('no callback')
        const asked: Request = {
          callback,
          settle: ({ stolen }) => {
            if (stolen) reject(new DOMException('stolen', 'AbortError'))
            else resolve(undefined)
          },
        }
        own.add(asked)
        if (typeof second === 'function') this.#queue.push(asked)
        else this.#steal(asked)
        this.#handOn()
      })
    return {
      request,
      close: () => {
        for (const asked of own) {
          const index = this.#queue.indexOf(asked)
          if (index >= 0) this.#queue.splice(index, 1)
          if (this.#holder === asked) this.#holder = undefined
        }
        this.#handOn()
      },
    }
  }

  #steal(asked: Request): void {
    this.#holder?.settle({ stolen: true })
    this.#holder = undefined
    this.#queue.unshift(asked)
  }

  #handOn(): void {
    if (this.#holder) return
    const holder = this.#queue.shift()
    this.#holder = holder
    // Held until the callback's promise settles.
    void holder?.callback().then(() => {
      holder.settle({ stolen: false })
      if (this.#holder !== holder) return
      this.#holder = undefined
      this.#handOn()
    })
  }
}
