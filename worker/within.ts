/** What the promise brings, or `late` when that takes longer than `ms`. */
export const within = <T>(ms: number, promise: Promise<T>, late: T): Promise<T> =>
  Promise.race([promise, new Promise<T>((resolve) => setTimeout(resolve, ms, late))])
