/** What the promise brings, or `late` when that takes longer than `ms`. */
export const within = <T>(ms: number, promise: Promise<T>, late: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(late)
    }, ms)
  })
  return Promise.race([promise, patience]).finally(() => {
    clearTimeout(timer)
  })
}
