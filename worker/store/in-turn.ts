import { withTimeout } from '#domain/with-timeout'

/** A transaction that waits for a lock this long delays no others, ms. It is less than LEADER_TIMEOUT_MS. */
const TURN_MS = 2_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs database transactions one after the other, of both databases. If a page leaves while its worker has several of
 * them, WebKit does not end all: their tables stay locked until the browser ends
 * (docs/decisions/one-transaction-at-a-time.md).
 * @param transact settles when its transaction has ended, not before
 */
export const inTurn = <T>(transact: () => PromiseLike<T>): Promise<T> => {
  const turn = last.then(transact)
  last = last.then(() => withTimeout<unknown>(TURN_MS, turn, null)).catch(() => null)
  return turn
}
