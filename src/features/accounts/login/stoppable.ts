import { STOP_GRACE_MS } from '#domain/timing'
import { err } from '#domain/result'
import type { CommandResult } from '../../../shared/worker/client/command-types'
import { commands } from '../../../shared/worker/client/commands'
import { withTimeout } from '#domain/with-timeout'

const stops = new Set<() => void>()
/** Stop functions of checks before a command. Nothing was sent yet, so the worker is not involved. */
const checkStops = new Set<() => void>()

/**
 * Returns the result of a command that the player may stop waiting for, or `aborted` after the stop.
 * @param onDelayedResult receives a value that arrives after the stop: the worker had already completed the login
 */
export const stoppable = <T>(
  calling: CommandResult<T>,
  onDelayedResult: (value: T) => void,
): CommandResult<T> =>
  new Promise((resolve) => {
    const stop = (): void => {
      resolve(err({ kind: 'aborted' }))
      void calling.then((result) => result.ok && onDelayedResult(result.value))
    }
    stops.add(stop)
    void calling.then((result) => {
      stops.delete(stop)
      resolve(result)
    })
  })

/** Returns the result of a check before a command, or `aborted` at once after the stop: nothing may be sent then. */
export const stoppableCheck = <T>(checking: CommandResult<T>): CommandResult<T> =>
  new Promise((resolve) => {
    const stop = (): void => resolve(err({ kind: 'aborted' }))
    checkStops.add(stop)
    void checking.then((result) => {
      checkStops.delete(stop)
      resolve(result)
    })
  })

/**
 * Stops the pending checks and commands. The worker decides whether it is too late. Does not wait for an unresponsive
 * worker.
 */
export const stopPendingLogin = async (): Promise<void> => {
  for (const stop of checkStops) stop()
  const pending = [...stops]
  const answer = await withTimeout(STOP_GRACE_MS, commands.stopLogin(), null)
  if (!answer?.ok) for (const stop of pending) stop()
}
