import { err } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '../chunk-unavailable-error'
import type { AccountCommands } from './accounts/account-commands'
import type { LazyCommands } from './lazy-commands'
import type { TransactionCommands } from './money/transaction-commands'

/** Commands whose code is loaded at their first use. */
type AllLazyCommands = LazyCommands & AccountCommands & TransactionCommands

/** Loads the commands of one lazy chunk; null if it cannot be loaded. */
type LoadCommands = () => Promise<Partial<AllLazyCommands> | null>

/**
 * Adds the commands of lazy chunks to those that the worker starts with. A command that is not among these loads the
 * chunks in turn until one has it, so that its name adds nothing to the worker's first chunk. The order is that of
 * their use: a member's visit has loaded the first chunks anyway. Returns `CHUNK_UNAVAILABLE` if no chunk has it.
 */
export const withLazyCommands = <Eager extends object>(
  eager: Eager,
  chunks: readonly LoadCommands[],
): Eager & AllLazyCommands => {
  const send = async (name: PropertyKey, args: readonly unknown[]): Promise<unknown> => {
    for (const load of chunks) {
      const command: unknown = Reflect.get((await load()) ?? {}, name)
      if (typeof command === 'function') return Reflect.apply(command, undefined, args)
    }
    return err(CHUNK_UNAVAILABLE)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other name is one of the lazy commands
  return new Proxy(eager, {
    get: (target, name): unknown =>
      Reflect.get(target, name) ??
      (typeof name === 'symbol' || name === 'then'
        ? undefined
        : (...args: readonly unknown[]) => send(name, args)),
  }) as Eager & AllLazyCommands
}
