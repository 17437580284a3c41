/** Delays before a retry. All of them end early as soon as the gateway may be reachable. */
export interface RetryDelays {
  /** Resolves after `ms`, or at the next `end`. */
  wait(ms: number): Promise<void>
  end(): void
}

export const createRetryDelays = (): RetryDelays => {
  const waiting = new Set<() => void>()
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        waiting.add(resolve)
        setTimeout(() => {
          waiting.delete(resolve)
          resolve()
        }, ms)
      }),
    end: () => {
      for (const resolve of waiting) resolve()
      waiting.clear()
    },
  }
}
