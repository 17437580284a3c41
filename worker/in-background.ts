/** Lets work go on that nobody waits for. It may fail: the next request or start does it again. */
export const inBackground = (work: Promise<unknown>): void => void work.catch(() => undefined)
