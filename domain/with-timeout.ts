/** Resolves with the promise's value, or with `fallback` after `ms`. */
export const withTimeout = <T>(ms: number, promise: Promise<T>, fallback: T): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((resolve) => {
      setTimeout(() => resolve(fallback), ms)
    }),
  ])
