/**
 * Identical requests in flight share one (NET-05). Each caller can abort alone; the shared request is aborted when
 * the last caller has left.
 */
export class RequestDeduplicator<T> {
  readonly #flights = new Map<
    string,
    { readonly promise: Promise<T>; readonly controller: AbortController; callers: number }
  >()

  /**
   * @param start must not reject
   * @param aborted the result for a caller that aborts early
   */
  run(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
    aborted: T,
  ): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#start(key, start)
    flight.callers += 1
    return new Promise((resolve) => {
      const leave = (): void => {
        flight.callers -= 1
        if (flight.callers === 0) {
          this.#flights.delete(key)
          flight.controller.abort()
        }
        resolve(aborted)
      }
      signal?.addEventListener('abort', leave, { once: true })
      void flight.promise.then((result) => {
        signal?.removeEventListener('abort', leave)
        resolve(result)
      })
    })
  }

  #start(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
  ): { promise: Promise<T>; controller: AbortController; callers: number } {
    const controller = new AbortController()
    const flight = { promise: start(controller.signal), controller, callers: 0 }
    this.#flights.set(key, flight)
    void flight.promise.then(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    return flight
  }
}
