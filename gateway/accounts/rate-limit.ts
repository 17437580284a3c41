import type { Clock } from '../clock'

interface Rule {
  /** Number of attempts allowed within the window. */
  readonly most: number
  readonly windowMs: number
}

/** Limits attempts per key, such as a name and an IP address: after `most`, the next has to wait. */
export class RateLimit {
  isOn = true
  readonly #times = new Map<string, number[]>()
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(
    private readonly clock: Clock,
    private readonly rule: Rule,
  ) {}

  /** Runs attempts of a key one after the other, so that parallel attempts are counted as well. */
  async inTurn<T>(key: string, attempt: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(attempt)
    const settled = turn.catch(() => undefined)
    this.#turns.set(key, settled)
    try {
      return await turn
    } finally {
      if (this.#turns.get(key) === settled) this.#turns.delete(key)
    }
  }

  /** Seconds until the next attempt with this key is allowed; 0 if it is allowed now. */
  waitSeconds(key: string): number {
    const [oldest, ...others] = this.#recent(key)
    if (!this.isOn || oldest === undefined || others.length + 1 < this.rule.most) return 0
    return Math.max(1, Math.ceil((oldest + this.rule.windowMs - this.clock.now()) / 1000))
  }

  add(key: string): void {
    for (const old of this.#times.keys()) if (this.#recent(old).length === 0) this.#times.delete(old)
    this.#times.set(key, [...this.#recent(key), this.clock.now()].slice(-this.rule.most))
  }

  forget(key: string): void {
    this.#times.delete(key)
  }

  clear(): void {
    this.#times.clear()
  }

  #recent(key: string): number[] {
    return (this.#times.get(key) ?? []).filter((at) => at > this.clock.now() - this.rule.windowMs)
  }
}
