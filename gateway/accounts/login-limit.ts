import type { Clock } from '../clock'

const MOST_WRONG = 10
const WINDOW_MS = 300_000 // counted over 5 minutes

/** Wrong passwords by name and address: after ten in five minutes the next has to wait. A right one wipes them out. */
export class LoginLimit {
  isOn = true
  readonly #wrong = new Map<string, number[]>()
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(private readonly clock: Clock) {}

  /** One try after the other for a name and an address: those that are sent side by side are counted as well. */
  async inTurn<T>(username: string, ip: string, attempt: () => Promise<T>): Promise<T> {
    const key = keyOf(username, ip)
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(attempt)
    const settled = turn.catch(() => undefined)
    this.#turns.set(key, settled)
    try {
      return await turn
    } finally {
      if (this.#turns.get(key) === settled) this.#turns.delete(key)
    }
  }

  /** Seconds until this name may be tried again from this address, 0 when it may be now. */
  waitSeconds(username: string, ip: string): number {
    const [oldest, ...others] = this.#recent(keyOf(username, ip))
    if (!this.isOn || oldest === undefined || others.length + 1 < MOST_WRONG) return 0
    return Math.max(1, Math.ceil((oldest + WINDOW_MS - this.clock.now()) / 1000))
  }

  addWrong(username: string, ip: string): void {
    for (const key of this.#wrong.keys()) if (this.#recent(key).length === 0) this.#wrong.delete(key)
    const key = keyOf(username, ip)
    this.#wrong.set(key, [...this.#recent(key), this.clock.now()].slice(-MOST_WRONG))
  }

  forget(username: string, ip: string): void {
    this.#wrong.delete(keyOf(username, ip))
  }

  clear(): void {
    this.#wrong.clear()
  }

  #recent(key: string): number[] {
    return (this.#wrong.get(key) ?? []).filter((at) => at > this.clock.now() - WINDOW_MS)
  }
}

const keyOf = (username: string, ip: string) => `${ip}\n${username.trim().toLowerCase()}`
