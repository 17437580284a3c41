type Entry = { readonly at: number; readonly action: () => void }

/**
 * Runs actions in the order in which they were added, each no earlier than its time. One timer serves the whole line,
 * because timers of different lengths may overtake each other by a millisecond.
 */
export class DelayLine {
  readonly #entries: Entry[] = []
  #timer: NodeJS.Timeout | null = null

  /** @param at milliseconds as in Date.now(); in the past means at once, unless an earlier action is waiting */
  push(at: number, action: () => void): void {
    this.#entries.push({ at, action })
    if (this.#timer === null) this.#run()
  }

  #run(): void {
    this.#timer = null
    for (;;) {
      const [next] = this.#entries
      if (!next) return
      const delay = next.at - Date.now()
      if (delay > 0) {
        this.#timer = setTimeout(() => this.#run(), delay)
        return
      }
      this.#entries.shift()
      next.action()
    }
  }
}
