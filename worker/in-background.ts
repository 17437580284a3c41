/**
 * Does work that nobody waits for. A read that fails because the database was lost is tried once more: the database has
 * been opened again by then.
 */
export const inBackground = (work: () => Promise<unknown>): void => void work().catch(work).catch(ignore)

const ignore = (): void => undefined
